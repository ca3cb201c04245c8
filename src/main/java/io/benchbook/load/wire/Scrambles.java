package io.benchbook.load.wire;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import javax.crypto.Cipher;

/** How passwords travel without being readable, as the manual's pages on the two plugins define it. */
final class Scrambles {
    static final String NATIVE = "mysql_native_password";
    static final String CACHING_SHA2 = "caching_sha2_password";

    private Scrambles() {}

    static boolean knows(String plugin) {
        return plugin.equals(NATIVE) || plugin.equals(CACHING_SHA2);
    }

    /** The first answer to the server's {@code nonce} of 20 bytes; empty for an empty password. */
    static byte[] answer(String plugin, String password, byte[] nonce) {
        if (password.isEmpty()) {
            return new byte[0];
        }
        byte[] secret = password.getBytes(StandardCharsets.UTF_8);
        return plugin.equals(NATIVE) ? nativePassword(secret, nonce) : cachingSha2(secret, nonce);
    }

    /** SHA1(password) XOR SHA1(nonce, SHA1(SHA1(password))). */
    private static byte[] nativePassword(byte[] secret, byte[] nonce) {
        byte[] once = digest("SHA-1", secret);
        return xor(once, digest("SHA-1", nonce, digest("SHA-1", once)));
    }

    /** SHA256(password) XOR SHA256(SHA256(SHA256(password)), nonce). */
    private static byte[] cachingSha2(byte[] secret, byte[] nonce) {
        byte[] once = digest("SHA-256", secret);
        return xor(once, digest("SHA-256", digest("SHA-256", once), nonce));
    }

    /** The password, ended by a zero byte and masked by the nonce, for the owner of the RSA key only. */
    static byte[] encrypted(String password, byte[] nonce, byte[] pem) throws GeneralSecurityException {
        byte[] clear = (password + "\0").getBytes(StandardCharsets.UTF_8);
        byte[] masked = new byte[clear.length];
        for (int i = 0; i < clear.length; i++) {
            masked[i] = (byte) (clear[i] ^ nonce[i % nonce.length]);
        }
        String base64 = new String(pem, StandardCharsets.US_ASCII).replaceAll("-----[A-Z ]+-----|\\s", "");
        Cipher cipher = Cipher.getInstance("RSA/ECB/OAEPWithSHA-1AndMGF1Padding");
        cipher.init(
                Cipher.ENCRYPT_MODE,
                KeyFactory.getInstance("RSA")
                        .generatePublic(
                                new X509EncodedKeySpec(Base64.getDecoder().decode(base64))));
        return cipher.doFinal(masked);
    }

    private static byte[] xor(byte[] a, byte[] b) {
        byte[] result = new byte[a.length];
        for (int i = 0; i < a.length; i++) {
            result[i] = (byte) (a[i] ^ b[i]);
        }
        return result;
    }

    private static byte[] digest(String algorithm, byte[]... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance(algorithm);
            for (byte[] part : parts) {
                digest.update(part);
            }
            return digest.digest();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has " + algorithm, e);
        }
    }
}

package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** What the kernel says of itself. */
final class KernelInfo {
    private KernelInfo() {}

    /** The content of a {@code kernel_info_reply}. */
    static ObjectNode content() {
        String java = Runtime.version().feature() + "";
        ObjectNode info = Json.ok()
                .put("protocol_version", Message.PROTOCOL)
                .put("implementation", "benchbook")
                .put("implementation_version", version())
                .put("banner", "Benchbook " + version() + " on JDK " + java + ". help() lists the commands.")
                .put("debugger", false);
        info.putObject("language_info")
                .put("name", "java")
                .put("version", Runtime.version().toString())
                .put("mimetype", "text/x-java-source")
                .put("file_extension", ".jsh")
                .put("pygments_lexer", "java")
                .put("codemirror_mode", "text/x-java")
                .put("nbconvert_exporter", "script");
        info.putArray("supported_features").add("kernel subshells");
        info.putArray("help_links");
        return info;
    }

    private static String version() {
        return Optional.ofNullable(KernelInfo.class.getPackage().getImplementationVersion())
                .orElse("from classes");
    }
}

package io.benchbook.load.wire;

/** Numbers of the client/server protocol, under the manual's names. */
final class Protocol {
    static final int CLIENT_LONG_PASSWORD = 1;
    static final int CLIENT_LONG_FLAG = 1 << 2;
    static final int CLIENT_CONNECT_WITH_DB = 1 << 3;
    static final int CLIENT_PROTOCOL_41 = 1 << 9;
    static final int CLIENT_TRANSACTIONS = 1 << 13;
    static final int CLIENT_SECURE_CONNECTION = 1 << 15;
    static final int CLIENT_MULTI_STATEMENTS = 1 << 16;
    static final int CLIENT_MULTI_RESULTS = 1 << 17;
    static final int CLIENT_PS_MULTI_RESULTS = 1 << 18;
    static final int CLIENT_PLUGIN_AUTH = 1 << 19;

    static final int SERVER_MORE_RESULTS_EXISTS = 1 << 3;

    static final int COM_QUIT = 0x01;
    static final int COM_QUERY = 0x03;
    static final int COM_STMT_PREPARE = 0x16;
    static final int COM_STMT_EXECUTE = 0x17;

    static final int OK = 0x00;
    static final int AUTH_MORE_DATA = 0x01;
    static final int LOCAL_INFILE = 0xfb;
    static final int EOF = 0xfe;
    static final int ERR = 0xff;

    static final int TYPE_LONGLONG = 0x08;
    static final int TYPE_VAR_STRING = 0xfd;

    /** The longest packet; a longer message goes on in the next one. */
    static final int MAX_PACKET = 0xffffff;

    /** {@code utf8mb4_general_ci}, known since 5.5.3. */
    static final int UTF8MB4 = 45;

    /** CR_MALFORMED_PACKET, the client's error number for an answer that makes no sense. */
    static final int MALFORMED_PACKET = 2027;

    private Protocol() {}
}

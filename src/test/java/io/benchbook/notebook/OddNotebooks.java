package io.benchbook.notebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** More than fifty notebooks as people and tools really leave them, made here so that every odd byte is in sight. */
final class OddNotebooks {
    private static final String PLAIN = """
            // %% Servers
            var a = 1;

            // %% What follows [markdown]
            // # A heading
            //
            // Some *text*.

            // %% Status [sql] server="8.0.15"
            // SHOW GLOBAL STATUS
            """;

    private OddNotebooks() {}

    /** By a name that says what is odd. */
    static Map<String, String> all() {
        Map<String, String> all = new LinkedHashMap<>();
        all.putAll(handmade());
        handmade().forEach((name, text) -> all.put(name + ", with CRLF", text.replace("\n", "\r\n")));
        Random random = new Random(20261130);
        IntStream.range(0, 40).forEach(i -> all.put("random " + i, random(random)));
        return all;
    }

    private static Map<String, String> handmade() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("plain", PLAIN);
        all.put("empty", "");
        all.put("a line break only", "\n");
        all.put("a marker only", "// %%");
        all.put("markers only", "// %%\n// %%\n\n// %%\n");
        all.put("a byte order mark", "\uFEFF" + PLAIN);
        all.put("a byte order mark only", "\uFEFF");
        all.put("no final newline", PLAIN.stripTrailing());
        all.put("many final newlines", PLAIN + "\n\n\n\n");
        all.put("old Mac line ends", PLAIN.replace("\n", "\r"));
        all.put("mixed line ends", PLAIN.replaceFirst("\n", "\r\n").replaceFirst(";\n", ";\r"));
        all.put("text before the first marker", "import java.util.*;\n\n" + PLAIN);
        all.put("blank lines before the first marker", "\n \n\t\n" + PLAIN);
        all.put("front matter", "// ---\n// title: T\n// parameters:\n//   rows: 10\n// ---\n\n" + PLAIN);
        all.put("front matter after a byte order mark", "\uFEFF// ---\n// title: T\n// ---\n" + PLAIN);
        all.put("front matter that never ends", "// ---\n// title: T\n" + PLAIN);
        all.put("front matter only", "// ---\n// title: T\n// ---");
        all.put("a marker in a text block", "// %% A\nvar s = \"\"\"\n    // %% not a cell\n    \"\"\";\n\n// %% B\n");
        all.put("a marker in a comment", "// %% A\n/* begins\n// %% not a cell\n*/ int a;\n\n// %% B\n");
        all.put("quotes that look like a text block", "// %% A\nchar c = '\"'; // \"\"\"\n// /*\n\n// %% B\n");
        all.put(
                "a text block with escapes",
                "// %% A\nvar s = \"\"\"\n  \\\"\"\"\n// %% no\n  \"\"\";\n// %% B\nint b;");
        all.put("a magic", "// %%time\nint a;\n// %%timeit x\n");
        all.put("nested", "// %% A\n// %%% B\n// %%%% C [markdown]\n// text\n// %%%\n");
        all.put("indented markers", "  // %% A\nint a;\n\t//%% B\nint b;\n//  %%  C  \n");
        all.put("attributes", "// %% A b=c [md] key=\"v w\" other='x' n=1\n// text\n\n// %% a=\"\\\"\\\\\"\nint a;\n");
        all.put("uncommented markdown", "// %% [markdown]\nNot a comment.\n// %% [raw]\nneither\n");
        all.put("comments without a space", "// %% [markdown]\n//# Heading\n//text\n//  indented\n");
        all.put("Chinese", "// %% 读写混合 [markdown] 说明=\"无\"\n// # 基准测试 😀\n\n// %% 结果\nvar 表 = \"数据\";\n");
        all.put("separators that are not line ends", "// %% A\nvar s = \"a\u2028b\u2029c\u0085d\f\u000b\";\n// %% B\n");
        all.put("control characters", "// %% A\nvar s = \"\u0000\u0001\u001b[1m\u007f\";\n");
        all.put("white space at line ends", "// %% A   \nint a;   \n   \n\n// %%  \n \n");
        all.put("script tags", "// %% <script>alert(1)</script> [markdown]\n// <img src=x onerror=alert(1)>\n");
        all.put("long lines", "// %% A\nvar s = \"" + "x".repeat(100_000) + "\";\n");
        all.put("ten thousand cells", tenThousand());
        return all;
    }

    private static String tenThousand() {
        return IntStream.range(0, 10_000)
                .mapToObj(i -> "// %% Cell " + i + "\nint v" + i + " = " + i + ";\n")
                .collect(Collectors.joining("\n"));
    }

    private static String random(Random random) {
        List<String> pieces =
                new ArrayList<>(List.of("\n", "\r\n", " ", "\t", "// %%", "// %% T", " [markdown]", "[sql]"));
        pieces.addAll(
                List.of("int a;", "\"\"\"", "\"", "'", "/*", "*/", "//", "// ---", "// text", "%", "a=1", "é", "😀"));
        return Stream.generate(() -> pieces.get(random.nextInt(pieces.size())) + (random.nextInt(3) == 0 ? "\n" : ""))
                .limit(200)
                .collect(Collectors.joining());
    }
}

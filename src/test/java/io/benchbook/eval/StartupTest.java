package io.benchbook.eval;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StartupTest {
    @Test
    void every_import_is_accepted_and_cells_can_use_them() {
        List<String> notes = new ArrayList<>();
        try (Evaluator evaluator = Evaluator.start(Startup.imports(), notes::add)) {
            assertThat(notes).isEmpty();
            assertThat(evaluator.evaluate("oltpReadOnly()")).isInstanceOf(Outcome.Value.class);
            assertThat(evaluator.evaluate("List.of(Path.of(\"x\"), Duration.ofSeconds(1))"))
                    .isInstanceOf(Outcome.Value.class);
        }
    }

    @Test
    void startup_jsh_imports_each_class_of_commands() {
        List<String> imports = Imports.of(Startup.imports());
        assertThat(doors()).allSatisfy(door -> assertThat(imports).contains("import static " + door + ".*;"));
    }

    @Test
    void startup_jsh_is_imports_only() {
        assertThat(Startup.imports().lines())
                .allMatch(line -> line.startsWith("import ") || line.startsWith("//") || line.isBlank());
    }

    private static List<String> doors() {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("io.benchbook.commands").stream()
                        .filter(c -> c.getPackageName().equals("io.benchbook.commands"))
                        .filter(c -> c.getModifiers().contains(JavaModifier.PUBLIC) && !c.isNestedClass())
                        .filter(StartupTest::hasOnlyStatics)
                        .map(JavaClass::getName)
                        .toList();
    }

    private static boolean hasOnlyStatics(JavaClass type) {
        return type.getMethods().stream()
                .filter(m -> m.getModifiers().contains(JavaModifier.PUBLIC))
                .allMatch(m -> m.getModifiers().contains(JavaModifier.STATIC));
    }
}

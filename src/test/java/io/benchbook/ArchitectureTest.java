package io.benchbook;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/** The arrows of docs/architecture.md, as rules. */
@AnalyzeClasses(packages = "io.benchbook", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule arrows_point_in_the_allowed_directions_only = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("main")
            .definedBy("io.benchbook")
            .layer("base")
            .definedBy("io.benchbook.base")
            .layer("commands")
            .definedBy("io.benchbook.commands..")
            .layer("shell")
            .definedBy("io.benchbook.shell..")
            .layer("jupyter")
            .definedBy("io.benchbook.jupyter..")
            .layer("notebook")
            .definedBy("io.benchbook.notebook..")
            .layer("eval")
            .definedBy("io.benchbook.eval..")
            .layer("display")
            .definedBy("io.benchbook.display..")
            .layer("plot")
            .definedBy("io.benchbook.plot..")
            .layer("experiment")
            .definedBy("io.benchbook.experiment..")
            .layer("stats")
            .definedBy("io.benchbook.stats..")
            .layer("load")
            .definedBy("io.benchbook.load..")
            .layer("maven")
            .definedBy("io.benchbook.maven..")
            .layer("workload")
            .definedBy("io.benchbook.workload..")
            .layer("server")
            .definedBy("io.benchbook.server..")
            .layer("exchange")
            .definedBy("io.benchbook.exchange..")
            .whereLayer("main")
            .mayOnlyAccessLayers(
                    "base", "commands", "shell", "jupyter", "notebook", "eval", "display", "server", "experiment")
            .whereLayer("base")
            .mayNotAccessAnyLayer()
            .whereLayer("eval")
            .mayOnlyAccessLayers("base")
            .whereLayer("stats")
            .mayOnlyAccessLayers("base")
            .whereLayer("maven")
            .mayOnlyAccessLayers("base")
            .whereLayer("server")
            .mayOnlyAccessLayers("base", "maven")
            .whereLayer("workload")
            .mayOnlyAccessLayers("base")
            .whereLayer("load")
            .mayOnlyAccessLayers("base", "workload")
            .whereLayer("experiment")
            .mayOnlyAccessLayers("base", "stats", "server", "workload", "load")
            .whereLayer("plot")
            .mayOnlyAccessLayers("base", "stats", "experiment")
            .whereLayer("display")
            .mayOnlyAccessLayers("base", "plot", "experiment", "server")
            .whereLayer("exchange")
            .mayOnlyAccessLayers("base", "experiment", "workload", "load", "stats")
            .whereLayer("commands")
            .mayOnlyAccessLayers(
                    "base", "maven", "plot", "display", "experiment", "exchange", "server", "workload", "load", "stats")
            .whereLayer("shell")
            .mayOnlyAccessLayers("base", "eval", "display", "commands")
            .whereLayer("jupyter")
            .mayOnlyAccessLayers("base", "eval", "display", "commands")
            .whereLayer("notebook")
            .mayOnlyAccessLayers("base", "eval", "display", "commands");

    @ArchTest
    static final ArchRule there_are_no_cycles =
            slices().matching("io.benchbook.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule the_rooms_of_server_have_no_cycles =
            slices().matching("io.benchbook.server.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule what_all_servers_share_knows_none_of_the_rooms = noClasses()
            .that()
            .resideInAPackage("io.benchbook.server")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.benchbook.server.*..");

    @ArchTest
    static final ArchRule experiments_have_no_cycles_among_them = slices().assignedFrom(
                    new Slices("io.benchbook.experiment"))
            .should()
            .beFreeOfCycles();

    @ArchTest
    static final ArchRule jshell_is_known_to_eval_only = noClasses()
            .that()
            .resideOutsideOfPackage("io.benchbook.eval..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jdk.jshell..");

    @ArchTest
    static final ArchRule jline_is_known_to_the_shell_only = noClasses()
            .that()
            .resideOutsideOfPackage("io.benchbook.shell..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.jline..");

    @ArchTest
    static final ArchRule mavens_resolver_is_known_to_maven_only = noClasses()
            .that()
            .resideOutsideOfPackage("io.benchbook.maven..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.eclipse.aether..", "eu.maveniverse..");

    @ArchTest
    static final ArchRule zeromq_is_known_to_jupyter_only = noClasses()
            .that()
            .resideOutsideOfPackage("io.benchbook.jupyter..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.zeromq..");

    @ArchTest
    static final ArchRule only_front_ends_print = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "io.benchbook", "io.benchbook.shell..", "io.benchbook.notebook..", "io.benchbook.jupyter..")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");

    @ArchTest
    static final ArchRule processes_are_started_by_servers_and_few_others = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "io.benchbook.server..", "io.benchbook.load..", "io.benchbook.shell..", "io.benchbook.jupyter..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(ProcessBuilder.class);

    @ArchTest
    static final ArchRule exceptions_that_users_see_are_of_one_kind =
            classes().that().areAssignableTo(RuntimeException.class).should().haveSimpleName("BenchbookException");

    /** A slice for each package below one, and for that one itself. */
    private record Slices(String root) implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String name = type.getPackageName();
            return name.equals(root) || name.startsWith(root + ".")
                    ? SliceIdentifier.of(name)
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "packages of " + root;
        }
    }
}

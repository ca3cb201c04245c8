package io.benchbook.eval;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import jdk.jshell.execution.LoaderDelegate;
import jdk.jshell.spi.ExecutionControl.ClassBytecodes;
import jdk.jshell.spi.ExecutionControl.ClassInstallException;
import jdk.jshell.spi.ExecutionControl.InternalException;

/**
 * The classes of snippets. Those that JShell hands over together have a class loader of their own, so that they can go
 * when nobody needs them any more: an expression's when its {@code $n} is dropped, a method's when it is declared anew.
 */
final class SnippetClasses implements LoaderDelegate {
    private final Path path = new Path(SnippetClasses.class.getClassLoader());
    private final Map<SnippetName, SnippetLoader> current = new HashMap<>();
    private Set<SnippetName> latest = new HashSet<>();

    /** What snippets can use besides each other: the class path of this JVM and what was added to it. */
    private static final class Path extends URLClassLoader {
        Path(ClassLoader parent) {
            super(new URL[0], parent);
        }

        @Override
        protected void addURL(URL url) {
            super.addURL(url);
        }
    }

    @Override
    public synchronized void load(ClassBytecodes[] classes) throws ClassInstallException {
        Map<String, byte[]> code = new HashMap<>();
        Arrays.stream(classes).forEach(each -> code.put(each.name(), each.bytecodes()));
        Set<SnippetName> own = SnippetName.among(code.keySet());
        retireVersionsBefore(own);
        SnippetLoader loader = new SnippetLoader(path, code, needed(code.values(), own));
        own.forEach(name -> current.put(name, loader));
        latest.addAll(own);
        link(loader, classes);
    }

    private Map<SnippetName, SnippetLoader> needed(Collection<byte[]> code, Set<SnippetName> own) {
        Map<SnippetName, SnippetLoader> needed = new HashMap<>();
        code.stream()
                .flatMap(bytes -> SnippetName.mentionedIn(bytes).stream())
                .filter(name -> !own.contains(name) && current.containsKey(name))
                .forEach(name -> needed.put(name, current.get(name)));
        return needed;
    }

    private static void link(SnippetLoader loader, ClassBytecodes[] classes) throws ClassInstallException {
        boolean[] loaded = new boolean[classes.length];
        for (int i = 0; i < classes.length; i++) {
            try {
                Class.forName(classes[i].name(), false, loader).getDeclaredMethods();
                loaded[i] = true;
            } catch (ClassNotFoundException | LinkageError e) {
                throw new ClassInstallException("load: " + e.getMessage(), loaded);
            }
        }
    }

    /** Code of a later version never names an earlier one. */
    private void retireVersionsBefore(Set<SnippetName> names) {
        Set<Integer> renewed = new HashSet<>();
        names.forEach(name -> renewed.addAll(name.declarations()));
        current.keySet().removeIf(name -> renewed.containsAll(name.declarations()));
    }

    /** Classes that are loaded from now on are to be added to this set. */
    synchronized void collectInto(Set<SnippetName> loaded) {
        latest = loaded;
    }

    /** No later snippet will name these; code that was compiled against them keeps them for as long as it is there. */
    synchronized void retire(Collection<SnippetName> names) {
        current.keySet().removeAll(Set.copyOf(names));
    }

    @Override
    public synchronized Class<?> findClass(String name) throws ClassNotFoundException {
        SnippetLoader loader = current.get(SnippetName.of(name));
        if (loader == null) {
            throw new ClassNotFoundException(name);
        }
        return loader.loadClass(name);
    }

    @Override
    public void addToClasspath(String classpath) throws InternalException {
        try {
            for (String each : classpath.split(File.pathSeparator)) {
                path.addURL(new File(each).toURI().toURL());
            }
        } catch (MalformedURLException e) {
            throw new InternalException(e.toString());
        }
    }

    @Override
    public void classesRedefined(ClassBytecodes[] classes) {
        throw new UnsupportedOperationException("snippets are loaded anew, not redefined");
    }
}

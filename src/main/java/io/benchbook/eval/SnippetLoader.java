package io.benchbook.eval;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Defines the classes of one snippet; keeps the loaders of the snippets that their code names, and so their classes. */
final class SnippetLoader extends ClassLoader {
    static {
        registerAsParallelCapable();
    }

    private final Map<String, byte[]> code;
    private final Map<SnippetName, SnippetLoader> needed;

    SnippetLoader(ClassLoader parent, Map<String, byte[]> code, Map<SnippetName, SnippetLoader> needed) {
        super(parent);
        this.code = new ConcurrentHashMap<>(code);
        this.needed = needed;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(SnippetName.PACKAGE)) {
            return super.loadClass(name, resolve);
        }
        Class<?> own = own(name);
        if (own != null) {
            return own;
        }
        SnippetLoader other = needed.get(SnippetName.of(name));
        if (other == null) {
            throw new ClassNotFoundException(name);
        }
        return other.loadClass(name, resolve);
    }

    private Class<?> own(String name) {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            byte[] bytes = loaded == null ? code.remove(name) : null;
            return bytes == null ? loaded : defineClass(name, bytes, 0, bytes.length);
        }
    }
}

package io.benchbook.eval;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/** The compiler's own file manager, to override some of it. */
abstract class StandardFiles extends ForwardingJavaFileManager<StandardJavaFileManager>
        implements StandardJavaFileManager {
    final StandardJavaFileManager files;

    StandardFiles(StandardJavaFileManager files) {
        super(files);
        this.files = files;
    }

    @Override
    public Iterable<? extends JavaFileObject> getJavaFileObjectsFromFiles(Iterable<? extends File> each) {
        return files.getJavaFileObjectsFromFiles(each);
    }

    @Override
    public Iterable<? extends JavaFileObject> getJavaFileObjects(File... each) {
        return files.getJavaFileObjects(each);
    }

    @Override
    public Iterable<? extends JavaFileObject> getJavaFileObjectsFromStrings(Iterable<String> names) {
        return files.getJavaFileObjectsFromStrings(names);
    }

    @Override
    public Iterable<? extends JavaFileObject> getJavaFileObjects(String... names) {
        return files.getJavaFileObjects(names);
    }

    @Override
    public void setLocation(Location location, Iterable<? extends File> path) throws IOException {
        files.setLocation(location, path);
    }

    @Override
    public void setLocationFromPaths(Location location, Collection<? extends Path> path) throws IOException {
        files.setLocationFromPaths(location, path);
    }

    @Override
    public Iterable<? extends File> getLocation(Location location) {
        return files.getLocation(location);
    }

    @Override
    public Iterable<? extends Path> getLocationAsPaths(Location location) {
        return files.getLocationAsPaths(location);
    }

    @Override
    public Path asPath(FileObject file) {
        return files.asPath(file);
    }
}

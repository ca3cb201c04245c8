package io.benchbook.eval;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Makes the classes of snippets stoppable: a call of {@link StopChecks#check} at each method entry and before each
 * backward branch. In the same pass, calls that would end this JVM become {@link StopChecks#exit}, and what the compiler
 * lets the other snippets of the package use becomes public, since each snippet has a class loader of its own.
 */
final class Weaver {
    private static final String CHECKS = StopChecks.class.getName().replace('.', '/');

    private Weaver() {}

    /** Loads, on a thread of its own, what the first cell will need: ASM's classes are too old for archives of JDK 17. */
    static void prepare() {
        Thread thread = new Thread(Weaver::weaveSomething, "weaver");
        thread.setDaemon(true);
        thread.start();
    }

    private static void weaveSomething() {
        try (InputStream code = Weaver.class.getResourceAsStream("StopChecks.class")) {
            weave(code.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] weave(byte[] code) {
        ClassReader reader = new ClassReader(code);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        reader.accept(new StoppableClass(writer), 0);
        return writer.toByteArray();
    }

    private static boolean endsTheJvm(String owner, String name, String descriptor) {
        return descriptor.equals("(I)V")
                && (owner.equals("java/lang/System") && name.equals("exit")
                        || owner.equals("java/lang/Runtime") && (name.equals("exit") || name.equals("halt")));
    }

    private static String exitDescriptor(String owner) {
        return owner.equals("java/lang/System") ? "(I)V" : "(Ljava/lang/Runtime;I)V";
    }

    private static final class StoppableClass extends ClassVisitor {
        StoppableClass(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String above, String[] interfaces) {
            super.visit(version, open(access), name, signature, above, interfaces);
        }

        /** Without it: the JVM would look for the permitted classes in the same class loader. */
        @Override
        public void visitPermittedSubclass(String permitted) {}

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            return super.visitField(open(access), name, descriptor, signature, value);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            return new StoppableMethod(super.visitMethod(open(access), name, descriptor, signature, exceptions));
        }

        private static int open(int access) {
            boolean isPrivate = (access & Opcodes.ACC_PRIVATE) != 0;
            return isPrivate ? access : access & ~Opcodes.ACC_PROTECTED | Opcodes.ACC_PUBLIC;
        }
    }

    private static final class StoppableMethod extends MethodVisitor {
        private final Set<Label> passed = new HashSet<>();

        StoppableMethod(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            check();
        }

        @Override
        public void visitLabel(Label label) {
            passed.add(label);
            super.visitLabel(label);
        }

        @Override
        public void visitJumpInsn(int opcode, Label target) {
            if (passed.contains(target)) {
                check();
            }
            super.visitJumpInsn(opcode, target);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (endsTheJvm(owner, name, descriptor)) {
                super.visitMethodInsn(Opcodes.INVOKESTATIC, CHECKS, "exit", exitDescriptor(owner), false);
            } else {
                super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            }
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            Object[] safe = arguments.clone();
            for (int i = 0; i < safe.length; i++) {
                if (safe[i] instanceof Handle handle
                        && endsTheJvm(handle.getOwner(), handle.getName(), handle.getDesc())) {
                    safe[i] = new Handle(
                            Opcodes.H_INVOKESTATIC, CHECKS, "exit", exitDescriptor(handle.getOwner()), false);
                }
            }
            super.visitInvokeDynamicInsn(name, descriptor, bootstrap, safe);
        }

        private void check() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, CHECKS, "check", "()V", false);
        }
    }
}

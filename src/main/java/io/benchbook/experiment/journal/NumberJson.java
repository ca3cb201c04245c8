package io.benchbook.experiment.journal;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;

/** Numbers that are not known are NaN in Java and null in JSON, which has no NaN. */
final class NumberJson {
    private NumberJson() {}

    static final class Writer extends StdSerializer<Double> {
        private static final long serialVersionUID = 1L;

        Writer() {
            super(Double.class);
        }

        @Override
        public void serialize(Double value, JsonGenerator out, SerializerProvider provider) throws IOException {
            if (value.isNaN() || value.isInfinite()) {
                out.writeNull();
            } else {
                out.writeNumber(value);
            }
        }
    }

    static final class Reader extends StdDeserializer<Double> {
        private static final long serialVersionUID = 1L;

        Reader() {
            super(Double.class);
        }

        @Override
        public Double deserialize(JsonParser in, DeserializationContext context) throws IOException {
            return in.getValueAsDouble(Double.NaN);
        }

        @Override
        public Double getNullValue(DeserializationContext context) {
            return Double.NaN;
        }

        @Override
        public Double getAbsentValue(DeserializationContext context) {
            return Double.NaN;
        }
    }
}

package io.benchbook.experiment.journal;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.benchbook.load.Latency;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/** Latencies with their whole histogram, in HdrHistogram's compressed encoding (V2) as base64, values in nanoseconds. */
final class LatencyJson {
    private LatencyJson() {}

    static final class Writer extends StdSerializer<Latency> {
        private static final long serialVersionUID = 1L;

        Writer() {
            super(Latency.class);
        }

        @Override
        public void serialize(Latency latency, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeStartObject();
            out.writeStringField("kind", latency.kind());
            out.writeNumberField("count", latency.count());
            out.writeBinaryField("histogram", encode(latency.histogram()));
            out.writeEndObject();
        }
    }

    static final class Reader extends StdDeserializer<Latency> {
        private static final long serialVersionUID = 1L;

        Reader() {
            super(Latency.class);
        }

        @Override
        public Latency deserialize(JsonParser in, DeserializationContext context) throws IOException {
            JsonNode node = in.readValueAsTree();
            return new Latency(
                    node.path("kind").asText(), decode(node.path("histogram").binaryValue()));
        }
    }

    private static byte[] encode(Histogram histogram) {
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(buffer);
        return Arrays.copyOf(buffer.array(), length);
    }

    private static Histogram decode(byte[] bytes) throws IOException {
        try {
            return Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(bytes), 0);
        } catch (DataFormatException | RuntimeException damaged) {
            throw new IOException("a histogram is damaged", damaged);
        }
    }
}

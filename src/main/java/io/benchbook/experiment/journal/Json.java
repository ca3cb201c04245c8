package io.benchbook.experiment.journal;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.benchbook.load.Latency;

/** How the journal writes records: names in snake case, histograms in their compressed form, a number that is missing as null. */
public final class Json {
    public static final ObjectMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .visibility(PropertyAccessor.GETTER, JsonAutoDetect.Visibility.NONE)
            .visibility(PropertyAccessor.IS_GETTER, JsonAutoDetect.Visibility.NONE)
            .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
            .addModule(new SimpleModule()
                    .addSerializer(Latency.class, new LatencyJson.Writer())
                    .addDeserializer(Latency.class, new LatencyJson.Reader())
                    .addSerializer(Double.class, new NumberJson.Writer())
                    .addSerializer(double.class, new NumberJson.Writer())
                    .addDeserializer(Double.class, new NumberJson.Reader())
                    .addDeserializer(double.class, new NumberJson.Reader()))
            .build();

    private Json() {}
}

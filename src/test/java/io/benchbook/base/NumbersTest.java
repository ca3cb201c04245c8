package io.benchbook.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0|0",
                "-0.0|0",
                "5|5",
                "2897.3|2,897",
                "-2897.3|-2,897",
                "402.4|402",
                "31.24|31.2",
                "4.789|4.79",
                "9.996|10.0",
                "0.99999|1.00",
                "0.0123|0.0123",
                "0.00000012|0.000000120",
                "1e12|1,000,000,000,000",
                "1e15|1.00e+15",
                "1e-12|1.00e-12",
                "NaN|–",
                "Infinity|∞",
                "-Infinity|-∞"
            })
    void a_number_has_three_digits_and_no_powers_of_ten(double value, String text) {
        assertThat(Numbers.text(value)).isEqualTo(text);
    }

    @Test
    void whole_numbers_have_thousands_separators_in_every_locale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(Numbers.text(1234567L)).isEqualTo("1,234,567");
            assertThat(Numbers.fixed(1234.5, 1)).isEqualTo("1,234.5");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void a_rounded_negative_number_is_not_minus_zero() {
        assertThat(Numbers.fixed(-0.01, 1)).isEqualTo("0.0");
    }

    @Test
    void a_column_has_the_decimals_of_its_typical_value_and_no_more_than_it_really_has() {
        assertThat(Numbers.decimals(new double[] {2.614, 4.787, 6.911, 31.2})).isEqualTo(2);
        assertThat(Numbers.decimals(new double[] {0.5, 1.5, 2.5})).isEqualTo(1);
        assertThat(Numbers.decimals(new double[] {2897.31, 2058.4})).isZero();
        assertThat(Numbers.decimals(new double[] {Double.NaN, 0})).isZero();
    }

    @ParameterizedTest
    @CsvSource({"99.999, 99.999", "0.9, 0.9", "91, 91", "16382.0, '16,382'", "1e-7, 0.0000001"})
    void an_exact_number_has_the_digits_it_has(double value, String text) {
        assertThat(Numbers.exact(value)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0.85, 850 ms", "12.5, 12.5 s", "200, 3 min 20 s", "180, 3 min", "7500, 2 h 5 min", "7200, 2 h"})
    void a_duration_has_the_unit_that_suits_it(double seconds, String text) {
        assertThat(Numbers.seconds(seconds)).isEqualTo(text);
    }
}

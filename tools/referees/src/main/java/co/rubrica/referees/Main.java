package co.rubrica.referees;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Judges what comes in on standard input until it ends, one document a line: {@code referee TAB base64(xml) TAB
 * base64(trust PEM)}. Answers in the same order, one JSON object a line.
 */
public final class Main {
  private static final Map<String, Referee> REFEREES =
      Map.of("xsd", new XsdReferee(), "dss", new DssReferee(), "wss4j", new WssReferee());

  public static void main(String[] args) throws IOException {
    PrintStream answers = System.out;
    System.setOut(System.err); // what a library may print is no answer
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      byte[] answer = (json(judged(line)) + '\n').getBytes(StandardCharsets.UTF_8);
      answers.write(answer, 0, answer.length);
      answers.flush();
    }
  }

  private static Referee.Verdict judged(String line) {
    String[] fields = line.split("\t", -1);
    try {
      return REFEREES.get(fields[0]).judge(decoded(fields[1]), new String(decoded(fields[2]), StandardCharsets.UTF_8));
    } catch (Exception | LinkageError error) {
      return Referee.Verdict.of("ERROR", List.of(error.toString()), List.of());
    }
  }

  private static byte[] decoded(String base64) {
    return Base64.getDecoder().decode(base64);
  }

  static Collection<X509Certificate> certificates(String pem) throws CertificateException {
    var bytes = new ByteArrayInputStream(pem.getBytes(StandardCharsets.US_ASCII));
    return CertificateFactory.getInstance("X.509").generateCertificates(bytes).stream()
        .map(X509Certificate.class::cast)
        .toList();
  }

  private static String json(Referee.Verdict verdict) {
    return "{\"accepted\":%s,\"verdict\":%s,\"findings\":%s,\"notes\":%s}"
        .formatted(verdict.accepted(), json(verdict.verdict()), json(verdict.findings()), json(verdict.notes()));
  }

  private static String json(List<String> texts) {
    return texts.stream().map(Main::json).collect(Collectors.joining(",", "[", "]"));
  }

  /** In ASCII: who reads line by line may take U+2028 for the end of one. */
  private static String json(String text) {
    return text.chars()
        .mapToObj(c -> c == '"' || c == '\\' ? "\\" + (char) c : c < ' ' || c > '~' ? "\\u%04x".formatted(c) : "" + (char) c)
        .collect(Collectors.joining("", "\"", "\""));
  }
}

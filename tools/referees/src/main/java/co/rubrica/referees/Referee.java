package co.rubrica.referees;

import java.util.List;

/** A program that did not learn from us how a document has to be. */
interface Referee {
  /** {@code trustPem}: the authorities to be trusted; empty where nothing is signed. */
  Verdict judge(byte[] xml, String trustPem) throws Exception;

  /**
   * {@code verdict} is the referee's own word for it; {@code findings} speak against the document, {@code notes} are
   * remarks that change nothing.
   */
  record Verdict(boolean accepted, String verdict, List<String> findings, List<String> notes) {
    static Verdict of(String verdict, List<String> findings, List<String> notes) {
      return new Verdict(findings.isEmpty(), verdict, List.copyOf(findings), List.copyOf(notes));
    }
  }
}

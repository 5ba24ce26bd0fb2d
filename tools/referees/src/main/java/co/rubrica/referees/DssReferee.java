package co.rubrica.referees;

import eu.europa.esig.dss.diagnostic.SignatureWrapper;
import eu.europa.esig.dss.diagnostic.jaxb.XmlDigestMatcher;
import eu.europa.esig.dss.diagnostic.jaxb.XmlSignerRole;
import eu.europa.esig.dss.enumerations.DigestMatcherType;
import eu.europa.esig.dss.enumerations.Indication;
import eu.europa.esig.dss.jaxb.object.Message;
import eu.europa.esig.dss.model.InMemoryDocument;
import eu.europa.esig.dss.model.policy.ValidationPolicy;
import eu.europa.esig.dss.model.x509.CertificateToken;
import eu.europa.esig.dss.policy.ValidationPolicyFacade;
import eu.europa.esig.dss.simplereport.SimpleReport;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.validation.SignedDocumentValidator;
import eu.europa.esig.dss.validation.reports.Reports;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The European Commission's DSS, held to DIAN's policy of signatures: XAdES-EPES over the document, KeyInfo and
 * SignedProperties.
 */
final class DssReferee implements Referee {
  private static final String POLICY =
      "https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf";
  /** SHA-256, as published. */
  private static final String POLICY_DIGEST = "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=";
  private static final Set<String> ROLES = Set.of("supplier", "third party");
  private static final String NOT_RECOMPUTED =
      "the policy's digest was compared with the published one, not recomputed: the policy's PDF is not at hand";
  /** What DIAN's policy has over and above the digests that DSS demands anyway. */
  private static final Set<DigestMatcherType> REFERENCES =
      Set.of(DigestMatcherType.REFERENCE, DigestMatcherType.KEY_INFO, DigestMatcherType.SIGNED_PROPERTIES);

  private ValidationPolicy policy;

  @Override
  public Verdict judge(byte[] xml, String trustPem) throws Exception {
    if (policy == null) policy = policy();
    var trusted = new CommonTrustedCertificateSource();
    for (var certificate : Main.certificates(trustPem)) trusted.addCertificate(new CertificateToken(certificate));
    var verifier = new CommonCertificateVerifier();
    verifier.setTrustedCertSources(trusted);
    var validator = SignedDocumentValidator.fromDocument(new InMemoryDocument(xml));
    validator.setCertificateVerifier(verifier);
    return verdict(validator.validateDocument(policy));
  }

  private static Verdict verdict(Reports reports) {
    SimpleReport report = reports.getSimpleReport();
    String id = report.getFirstSignatureId();
    if (report.getSignaturesCount() != 1) {
      return Verdict.of("ERROR", List.of(report.getSignaturesCount() + " signatures instead of one"), List.of());
    }
    var findings = new ArrayList<String>();
    Indication indication = report.getIndication(id);
    String verdict = report.getSubIndication(id) == null ? indication.name() : indication + "/" + report.getSubIndication(id);
    if (indication != Indication.TOTAL_PASSED) findings.add(verdict);
    findings.addAll(texts(report.getAdESValidationErrors(id)));
    findings.addAll(objections(reports.getDiagnosticData().getSignatureById(id)));
    var notes = new ArrayList<>(texts(report.getAdESValidationWarnings(id)));
    notes.add(NOT_RECOMPUTED);
    return Verdict.of(verdict, findings, notes);
  }

  private static List<String> objections(SignatureWrapper signature) {
    var objections = new ArrayList<String>();
    if (!POLICY.equals(signature.getPolicyId())) objections.add("the policy is " + signature.getPolicyId());
    var digest = signature.getPolicyDigestAlgoAndValue();
    if (digest == null || !POLICY_DIGEST.equals(Base64.getEncoder().encodeToString(digest.getDigestValue()))) {
      objections.add("the policy's digest is not the published one");
    }
    var certificate = signature.getSigningCertificateReference();
    if (certificate == null || !certificate.isDigestValueMatch()) {
      objections.add("the digest of the signing certificate does not match");
    }
    var roles = signature.getClaimedRoles().stream().map(XmlSignerRole::getRole).toList();
    if (roles.size() != 1 || !ROLES.contains(roles.get(0))) objections.add("the claimed roles are " + roles);
    var types = signature.getDigestMatchers().stream().map(XmlDigestMatcher::getType).toList();
    if (types.size() != 3 || !Set.copyOf(types).equals(REFERENCES)) objections.add("the references are to " + types);
    return objections;
  }

  private static List<String> texts(List<Message> messages) {
    return messages.stream().map(Message::getValue).collect(Collectors.toList());
  }

  /** DSS's own, without revocation (there is none to ask for), and with what DIAN demands made a failure. */
  private static ValidationPolicy policy() throws Exception {
    String xml;
    try (InputStream stream = ValidationPolicyFacade.class.getResourceAsStream("/policy/constraint.xml")) {
      xml = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
    xml = changed(xml, "<RevocationDataAvailable Level=\"FAIL\" />", "<RevocationDataAvailable Level=\"IGNORE\" />");
    xml = changed(xml, "<AcceptableRevocationDataFound Level=\"FAIL\" />", "<AcceptableRevocationDataFound Level=\"IGNORE\" />");
    xml = changed(xml, "<IssuerSerialMatch Level=\"WARN\" />", "<IssuerSerialMatch Level=\"FAIL\" />");
    xml = changed(xml, "<KeyUsage Level=\"WARN\">\\s*<Id>nonRepudiation</Id>", "<KeyUsage Level=\"FAIL\"><Id>nonRepudiation</Id>");
    return ValidationPolicyFacade.newFacade()
        .getValidationPolicy(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
  }

  private static String changed(String xml, String pattern, String replacement) {
    String changed = xml.replaceAll(pattern, replacement);
    if (changed.equals(xml)) throw new IllegalStateException("DSS's policy has no " + pattern);
    return changed;
  }
}

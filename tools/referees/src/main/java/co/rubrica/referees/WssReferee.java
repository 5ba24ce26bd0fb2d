package co.rubrica.referees;

import java.io.ByteArrayInputStream;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.namespace.QName;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.wss4j.common.crypto.Merlin;
import org.apache.wss4j.common.ext.WSSecurityException;
import org.apache.wss4j.dom.WSConstants;
import org.apache.wss4j.dom.WSDataRef;
import org.apache.wss4j.dom.engine.WSSConfig;
import org.apache.wss4j.dom.engine.WSSecurityEngine;
import org.apache.wss4j.dom.engine.WSSecurityEngineResult;
import org.apache.wss4j.dom.handler.RequestData;
import org.apache.wss4j.dom.handler.WSHandlerResult;
import org.w3c.dom.Document;

/**
 * Apache WSS4J with the Basic Security Profile enforced, as a service would judge a message to it: a timestamp that
 * holds, and a signature over wsa:To by a certificate that leads to the trusted ones.
 */
final class WssReferee implements Referee {
  private static final QName TO = new QName("http://www.w3.org/2005/08/addressing", "To");

  @Override
  public Verdict judge(byte[] xml, String trustPem) throws Exception {
    var factory = DocumentBuilderFactory.newDefaultInstance();
    factory.setNamespaceAware(true);
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    Document message = factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml));
    WSHandlerResult result;
    try {
      result = new WSSecurityEngine().processSecurityHeader(message, request(trustPem));
    } catch (WSSecurityException refusal) {
      return Verdict.of(refusal.getErrorCode().name(), List.of(refusal.getMessage()), List.of());
    }
    if (result == null) return Verdict.of("UNSIGNED", List.of("there is no security header"), List.of());
    List<String> findings = findings(result);
    return Verdict.of(findings.isEmpty() ? "VERIFIED" : "INCOMPLETE", findings, List.of());
  }

  private static RequestData request(String trustPem) throws Exception {
    var store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    for (var certificate : Main.certificates(trustPem)) store.setCertificateEntry(certificate.getSerialNumber().toString(), certificate);
    var crypto = new Merlin();
    crypto.setTrustStore(store);
    var request = new RequestData();
    request.setWssConfig(WSSConfig.getNewInstance());
    request.setSigVerCrypto(crypto);
    return request;
  }

  private static List<String> findings(WSHandlerResult result) {
    var findings = new ArrayList<String>();
    if (result.getActionResults().get(WSConstants.TS) == null) findings.add("there is no timestamp");
    List<WSSecurityEngineResult> signatures = result.getActionResults().getOrDefault(WSConstants.SIGN, List.of());
    boolean isToSigned = signatures.stream()
        .map(signature -> (List<?>) signature.get(WSSecurityEngineResult.TAG_DATA_REF_URIS))
        .flatMap(List::stream)
        .anyMatch(reference -> TO.equals(((WSDataRef) reference).getName()));
    if (!isToSigned) findings.add("wsa:To is not signed");
    return findings;
  }
}

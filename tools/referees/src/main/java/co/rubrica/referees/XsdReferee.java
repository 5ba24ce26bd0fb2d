package co.rubrica.referees;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.w3c.dom.bootstrap.DOMImplementationRegistry;
import org.w3c.dom.ls.DOMImplementationLS;
import org.w3c.dom.ls.LSInput;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/**
 * The JDK's Xerces with the schemas of OASIS for UBL 2.1, of the W3C for XML signatures and of ETSI for XAdES. DIAN's
 * own schema of sts:DianExtensions is left out: it refuses what the tax authority accepts.
 */
final class XsdReferee implements Referee {
  private static final String UBL = "external/schemas/ubl21/";
  /** Imported without a place, so they come first. */
  private static final List<String> MODULES = List.of(
      "schemas/CCTS_CCT_SchemaModule.xsd",
      "schemas/xmldsig-core-schema.xsd",
      "schemas/XAdES01903v132-201601.xsd",
      "schemas/XAdES01903v141-201601.xsd");
  private static final List<String> DOCUMENTS =
      List.of("Invoice", "CreditNote", "DebitNote", "AttachedDocument", "ApplicationResponse");

  private Schema schema;

  @Override
  public Verdict judge(byte[] xml, String trustPem) throws Exception {
    if (schema == null) schema = compile();
    var faults = new ArrayList<String>();
    var validator = schema.newValidator();
    validator.setErrorHandler(new ErrorHandler() {
      @Override
      public void warning(SAXParseException fault) {
        error(fault);
      }

      @Override
      public void error(SAXParseException fault) {
        faults.add("%d:%d %s".formatted(fault.getLineNumber(), fault.getColumnNumber(), fault.getMessage()));
      }

      @Override
      public void fatalError(SAXParseException fault) throws SAXException {
        error(fault);
        throw fault;
      }
    });
    try {
      validator.validate(new StreamSource(new ByteArrayInputStream(xml)));
    } catch (SAXParseException fatal) {
      // among the faults already
    }
    return Verdict.of(faults.isEmpty() ? "VALID" : "INVALID", faults, List.of());
  }

  private static Schema compile() throws Exception {
    var ls = (DOMImplementationLS) DOMImplementationRegistry.newInstance().getDOMImplementation("LS");
    var factory = SchemaFactory.newDefaultInstance();
    factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    factory.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
    // Places are relative ("../common/x.xsd"), and Xerces cannot follow them inside a jar.
    factory.setResourceResolver((type, namespace, publicId, systemId, base) -> {
      if (systemId == null) return null;
      String path = UBL + "common/" + systemId.substring(systemId.lastIndexOf('/') + 1);
      LSInput input = ls.createLSInput();
      input.setByteStream(resource(path));
      input.setSystemId(path);
      return input;
    });
    Stream<String> documents = DOCUMENTS.stream().map(name -> UBL + "maindoc/UBL-" + name + "-2.1.xsd");
    return factory.newSchema(Stream.concat(MODULES.stream(), documents)
        .map(path -> new StreamSource(resource(path), path))
        .toArray(Source[]::new));
  }

  private static InputStream resource(String path) {
    InputStream stream = XsdReferee.class.getClassLoader().getResourceAsStream(path);
    if (stream == null) throw new IllegalStateException("no schema " + path);
    return stream;
  }
}

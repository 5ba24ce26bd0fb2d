import type { UnsignedXml } from '@rubrica/xml';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

export const namespacesOf = (root: string): string =>
  ` xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2"` +
  ` xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:ext="${UBL}:CommonExtensionComponents-2"` +
  ` xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1" xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"` +
  ` xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`;

/** The outer elements of an invoice, with every kind of text for which canonicalization has a rule. */
export const unsignedInvoice = ({ root = 'Invoice', lines = 2, note = WEIRD_TEXT } = {}): UnsignedXml => ({
  namespaces: namespacesOf(root),
  head:
    `<${root}${namespacesOf(root)} xsi:schemaLocation="${UBL}:${root}-2 http://docs.oasis-open.org/x.xsd">` +
    '<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions>' +
    '<sts:QRCode>NumFac: SETP990000001\nCUFE: 00ff</sts:QRCode></sts:DianExtensions></ext:ExtensionContent>' +
    '</ext:UBLExtension><ext:UBLExtension><ext:ExtensionContent>',
  tail:
    '</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions><cbc:ID>SETP990000001</cbc:ID>' +
    `<cbc:Note>${note}</cbc:Note>` +
    Array.from({ length: lines }, (_, index) => lineXml(index + 1)).join('') +
    `<cbc:PayableAmount currencyID="COP">${String(lines)}00.00</cbc:PayableAmount></${root}>`,
});

const WEIRD_TEXT = 'Ñandú &amp; Cía &lt;Ltda&gt; "entre comillas" \'y\' \t tab&#xD;\n 😀 \u0085\u2028\uFFFD';

const lineXml = (id: number): string =>
  `<cac:InvoiceLine><cbc:ID>${String(id)}</cbc:ID><cbc:Note></cbc:Note>` +
  `<cbc:InvoicedQuantity unitCode="94&#x9;&#xA;&#xD;&amp;&quot;&lt;>'">1.00</cbc:InvoicedQuantity></cac:InvoiceLine>`;

/** Container whose file holds a document in CDATA and whose canonical form holds it as escaped text. */
export const unsignedContainer = (inner: string): UnsignedXml => {
  const { namespaces, head } = unsignedInvoice({ root: 'AttachedDocument', lines: 0 });
  const start = '</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions><cbc:Description>';
  const end = '</cbc:Description></AttachedDocument>';
  const escaped = inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return {
    namespaces,
    head,
    tail: start + escaped + end,
    file: { head, tail: `${start}<![CDATA[${inner.replaceAll(']]>', ']]]]><![CDATA[>')}]]>${end}` },
  };
};

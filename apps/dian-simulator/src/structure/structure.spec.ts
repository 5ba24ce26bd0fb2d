import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { javaReferee } from '@rubrica/testing';
import fc from 'fast-check';
import { applicationResponse } from '../authority/application-response.js';
import { openAuthority } from '../authority/open-authority.js';
import { identityOf } from '../document/document.js';
import { documentXml } from '../examination/invoice.fixture.js';
import { escapeAttribute, escapeText } from '../xml/canonical-xml.js';
import { NAMESPACES, namespaceOf } from '../xml/namespaces.js';
import { readXml } from '../xml/read-xml.js';
import { isElement, type XmlElement, type XmlNode } from '../xml/xml.js';
import { structureComplaints } from './structure.js';

const java = await javaReferee();

/** Documents that chance makes of each (of examples a tenth); RUBRICA_RUNS asks for more. */
const RUNS = Number(process.env['RUBRICA_RUNS'] ?? 150);

const ROOT = new URL('../../../../', import.meta.url);

/** In the place of a signature, whose own schema the table does not have. */
const extended = (xml: string): string =>
  xml.replace(
    '<ext:ExtensionContent></ext:ExtensionContent>',
    '<ext:ExtensionContent><firma xmlns="u:x"/></ext:ExtensionContent>',
  );

const authority = await openAuthority(null);
const invoice = documentXml();
const identity = identityOf(readXml(invoice).root);
if (identity === null) throw new Error('the invoice does not say what it is');
const answer = applicationResponse(
  { id: '1', document: identity, approval: 'Autorizada.', findings: [], at: new Date() },
  authority,
).toString();

const container = `<AttachedDocument xmlns="${namespaceOf('AttachedDocument')}" xmlns:cac="${NAMESPACES.cac}" xmlns:cbc="${NAMESPACES.cbc}" xmlns:ext="${NAMESPACES.ext}">
<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:ID>1</cbc:ID><cbc:IssueDate>2026-11-21</cbc:IssueDate><cbc:IssueTime>10:00:00-05:00</cbc:IssueTime><cbc:DocumentType>Contenedor</cbc:DocumentType><cbc:ParentDocumentID>SETP1</cbc:ParentDocumentID>
<cac:SenderParty><cac:PartyTaxScheme><cbc:RegistrationName>A</cbc:RegistrationName><cac:TaxScheme><cbc:ID>01</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme></cac:SenderParty><cac:ReceiverParty/>
<cac:Attachment><cac:ExternalReference><cbc:MimeCode>text/xml</cbc:MimeCode><cbc:EncodingCode>UTF-8</cbc:EncodingCode><cbc:Description><![CDATA[<a/>]]></cbc:Description></cac:ExternalReference></cac:Attachment>
<cac:ParentDocumentLineReference><cbc:LineID>1</cbc:LineID><cac:DocumentReference><cbc:ID>1</cbc:ID><cac:ResultOfVerification><cbc:ValidatorID>x</cbc:ValidatorID><cbc:ValidationDate>2026-11-21</cbc:ValidationDate><cbc:ValidationTime>10:00:00-05:00</cbc:ValidationTime></cac:ResultOfVerification></cac:DocumentReference></cac:ParentDocumentLineReference>
</AttachedDocument>`;

const examples = globSync('examples/*.xml', { cwd: fileURLToPath(ROOT) }).sort();

const DOCUMENTS: readonly (readonly [what: string, xml: string])[] = [
  ['an invoice', invoice],
  ['a credit note', documentXml({ kind: 'CreditNote', corrects: 'a'.repeat(96) })],
  ['a debit note', documentXml({ kind: 'DebitNote', corrects: 'a'.repeat(96) })],
  ['the container of an invoice', container],
  [
    'the authority’s answer',
    answer
      .replace(/<ds:Signature [^]*<\/ds:Signature>/, '')
      // The table asks for it because sales documents have it.
      .replace('</sts:DianExtensions>', '<sts:QRCode/></sts:DianExtensions>'),
  ],
  ...examples.map((name) => [name, readFileSync(new URL(name, ROOT), 'utf8')] as const),
].map(([what, xml]) => [what, extended(xml)] as const);

const complaints = (xml: string): string[] => structureComplaints(readXml(xml).root);

describe('the structure of', () => {
  it.each(DOCUMENTS)('%s is right', (_, xml) => expect(complaints(xml)).toEqual([]));

  it.each([
    ['two bases', 'cbc:ID', '<cbc:ID>1</cbc:ID><cbc:ID>2</cbc:ID>'],
    ['a time that is none', 'cbc:IssueTime', '<cbc:IssueTime>24:00:01</cbc:IssueTime>'],
    ['the 29th of February of another year', 'cbc:IssueDate', '<cbc:IssueDate>2027-02-29</cbc:IssueDate>'],
    ['an attribute of another element', 'cbc:Note', '<cbc:Note currencyID="COP">x</cbc:Note>'],
    [
      'another type by xsi:type',
      'cbc:Note',
      `<cbc:Note xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/>`,
    ],
    ['a language that is none', 'cbc:Note', '<cbc:Note languageID="español">x</cbc:Note>'],
  ])('an invoice with %s is not', (_, name, to) => {
    const changed = invoice.replace(new RegExp(`(?<=\\n  )<${name}[ >].*</${name}>`), to);
    expect(changed).not.toBe(invoice);
    expect(complaints(extended(changed))).toHaveLength(1);
  });
});

/** A document as a tree that may be changed. */
interface Node {
  tag: string;
  attributes: Record<string, string>;
  children: (Node | string)[];
}

const PREFIXES = new Map<string, string>(Object.entries(NAMESPACES).map(([prefix, namespace]) => [namespace, prefix]));

const treeOf = (element: XmlElement): Node => ({
  tag: `${PREFIXES.get(element.namespace) ?? (element.parent === null ? 'root' : 'other')}:${element.name}`,
  attributes: Object.fromEntries(
    element.attributes.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  ),
  children: element.children.flatMap((child: XmlNode): (Node | string)[] =>
    isElement(child) ? [treeOf(child)] : typeof child === 'string' ? [child] : [],
  ),
});

const textOfTree = (node: Node): string => {
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const content = node.children.map((child) => (typeof child === 'string' ? escapeText(child) : textOfTree(child)));
  return `<${node.tag}${attributes.join('')}>${content.join('')}</${node.tag}>`;
};

const written = (tree: Node, namespace: string): string => {
  const known = [
    ...PREFIXES,
    ['u:x', 'other'],
    [namespace, 'root'],
    ['http://www.w3.org/2001/XMLSchema-instance', 'xsi'],
  ];
  const declared = known.map(([uri, prefix]) => ` xmlns:${prefix ?? ''}="${uri ?? ''}"`).join('');
  return textOfTree(tree).replace(/^<[\w:]+/, (start) => start + declared);
};

/** The nodes of a tree that both look at: Xerces has no schema of what is DIAN's. */
const nodesOf = (node: Node): Node[] => [
  node,
  ...node.children.flatMap((child) =>
    typeof child === 'string' || /^(sts|other):/.test(child.tag) ? [] : nodesOf(child),
  ),
];

const TEXTS = [
  '', ' ', '1', '-1.50', '+.5', '1.', '1,5', '1e3', 'NaN', ' 7 ', 'true', '0', 'TRUE', '2026-02-29', '2024-02-29', '2026-11-21-05:00',
  '2026-11-21-15:00', '26-11-21', '12026-01-01', '02026-01-01', '0000-01-01', '-0001-01-01', '10:00:00', '24:00:00', '24:00:01', '10:00', '10:00:00.5+14:00',
  '10:00:60', 'AA==', 'A A = =', 'A=', 'ñ', '\u00a01', '\u30001', 'a&<b', '٣',
]; // prettier-ignore
const NAMES = [
  'cbc:ID', 'cbc:Note', 'cbc:UUID', 'cbc:Name', 'cbc:IssueDate', 'cbc:LineExtensionAmount', 'cbc:Nothing', 'cac:Party', 'cac:TaxTotal', 'cac:Item',
  'cac:Nothing', 'ext:UBLExtension', 'ext:ExtensionContent', 'other:ID', 'sts:ID', 'cbc:PayableAmount', 'cac:Signature', 'cac:Delivery',
]; // prettier-ignore
const ATTRIBUTES = [
  'currencyID',
  'unitCode',
  'schemeID',
  'languageID',
  'listName',
  'mimeCode',
  'format',
  'xsi:schemaLocation',
  'other:a',
  'xsi:nil',
];

const change = fc.record({
  what: fc.constantFrom('drop', 'duplicate', 'swap', 'rename', 'retype', 'text', 'attribute', 'unattribute', 'graft'),
  /** Which node, which child and with what: taken modulo. */
  at: fc.nat(),
  child: fc.nat(),
  with: fc.nat(),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(items.length, 1)];

const apply = (tree: Node, { what, at, child, with: other }: Change): void => {
  const nodes = nodesOf(tree);
  const node = pick(nodes, at) ?? tree;
  const elements = node.children.filter((item) => typeof item !== 'string');
  const victim = pick(elements, child);
  const place = victim === undefined ? 0 : node.children.indexOf(victim);
  const attribute = pick(ATTRIBUTES, other) ?? '';
  switch (what) {
    case 'drop':
      node.children.splice(place, victim === undefined ? 0 : 1);
      return;
    case 'duplicate':
      if (victim !== undefined) node.children.splice(place, 0, structuredClone(victim));
      return;
    case 'swap': {
      const second = pick(elements, other);
      if (victim === undefined || second === undefined) return;
      const there = node.children.indexOf(second);
      [node.children[place], node.children[there]] = [second, victim];
      return;
    }
    case 'rename':
      if (victim !== undefined) victim.tag = pick(NAMES, other) ?? victim.tag;
      return;
    case 'retype': {
      const leaf = pick(
        nodes.filter(({ children }) => children.every((item) => typeof item === 'string')),
        at,
      );
      if (leaf !== undefined) leaf.children = [pick(TEXTS, other) ?? ''];
      return;
    }
    case 'text':
      node.children.splice(place, 0, pick(TEXTS, other) ?? '');
      return;
    case 'attribute':
      node.attributes[attribute] = pick(['COP', 'es', 'x y', '', 'es-CO', 'false', 'u:x u:y'], child) ?? '';
      return;
    case 'unattribute': {
      const gone = pick(Object.keys(node.attributes), other);
      node.attributes = Object.fromEntries(Object.entries(node.attributes).filter(([name]) => name !== gone));
      return;
    }
    case 'graft':
      node.children.splice(place, 0, structuredClone(pick(nodes.slice(1), other) ?? tree));
  }
};

java.describe('the table of UBL 2.1', () => {
  it('is what tools/ubl-structure makes of the schemas', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('tools/ubl-structure/generate.mjs', ROOT)), '--check'],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
  });

  it.each([...DOCUMENTS, ['the authority’s answer with its signature', answer] as const])(
    'is no more lenient than Xerces: %s',
    async (_, xml) => expect(await java.judge('xsd', xml)).toMatchObject({ accepted: true, findings: [] }),
  );

  const seen = { accepted: 0, refused: 0 };

  it.each(DOCUMENTS)('and Xerces agree on %s, and on what chance makes of it', async (what, xml) => {
    const { root } = readXml(xml);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
        const tree = treeOf(root);
        for (const each of changes) apply(tree, each);
        const text = written(tree, root.namespace);
        const { accepted, findings } = await java.judge('xsd', text);
        seen[accepted ? 'accepted' : 'refused'] += 1;
        const ours = complaints(text);
        if ((ours.length === 0) !== accepted)
          throw new Error(
            `the table: ${ours.join('; ') || 'right'}\nXerces: ${findings.join('; ') || 'right'}\n${text}`,
          );
      }),
      { numRuns: examples.includes(what) ? Math.ceil(RUNS / 10) : RUNS },
    );
  });

  it('was tried with both kinds', () => expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(10));
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { DIAN_RULES, KINDS, kindOfType, KNOWN_RULES } from '@rubrica/kinds';
import { EXAMPLES, testSigner, unsignedExample } from './signed-examples.fixture.js';

/** Rules of the tax authority that hold because of how the XML is written (ADR 0103): see `Judge` in libs/fiscal. */
const WRITTEN = DIAN_RULES.flatMap(({ ids, judge }) => (judge.by === 'writer' ? [{ ids: ids.join(' '), judge }] : []));

/** As much of a node as is needed here. */
interface Node {
  readonly childNodes: Iterable<Node>;
  readonly attributes?: Iterable<{ readonly name: string; value: string }>;
  readonly ownerElement?: unknown;
  value?: string;
  cloneNode(deep: true): Node;
  appendChild(child: Node): void;
  removeChild(child: Node): void;
}

/** Imported without their types, which bring those of a browser along. */
const { useNamespaces } = (await import('xpath' as string)) as {
  useNamespaces(prefixes: Record<string, string>): (expression: string, node: Node) => unknown;
};
const { DOMParser } = (await import('@xmldom/xmldom' as string)) as {
  DOMParser: new () => { parseFromString(xml: string, type: string): Node };
};

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const select = useNamespaces({
  ad: `${UBL}AttachedDocument-2`,
  cac: `${UBL}CommonAggregateComponents-2`,
  cbc: `${UBL}CommonBasicComponents-2`,
  cn: `${UBL}CreditNote-2`,
  dn: `${UBL}DebitNote-2`,
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  ext: `${UBL}CommonExtensionComponents-2`,
  inv: `${UBL}Invoice-2`,
  sts: 'dian:gov:co:facturaelectronica:Structures-2-1',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
});

const nodesOf = (each: string, document: Node): Node[] => select(each, document) as Node[];
const keeps = (holds: string, node: Node): boolean => select(`boolean(${holds})`, node) === true;

/** Ways to spoil an element or an attribute. */
const SPOILS: readonly ((node: Node) => void)[] = [
  (node) => {
    for (const child of [...node.childNodes]) node.removeChild(child);
  },
  (node) => {
    for (const child of [...node.childNodes]) node.appendChild(child.cloneNode(true));
  },
  (node) => {
    if (node.ownerElement) node.value = '?';
    for (const attribute of node.attributes ?? []) if (!attribute.name.startsWith('xmlns')) attribute.value = '?';
  },
];

let documents: { readonly letter: string; readonly document: Node }[];
/** Containers as they are sent by mail. */
let containers: Node[];

beforeAll(async () => {
  const { filesOf } = await testSigner();
  const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');
  // The lines of the long example are like those of the others.
  const examples = EXAMPLES.filter((file) => !file.includes('five-hundred-lines'));
  const files = examples.map((file) => filesOf(unsignedExample(file)));
  documents = files.map(([document], nth) => ({ letter: letterOf(examples[nth] ?? ''), document: parsed(document) }));
  containers = files.map(([, , container]) => parsed(container));
});

/** First letters of the rules for a kind of documents. Examples stand in a folder that has the path of their kind. */
const letterOf = (example: string): string =>
  (KINDS.find(({ api }) => example.startsWith(`${api.path}/`)) ?? kindOfType('01')).rules.letter;

/** Files of the kinds that a rule is for; of all kinds, if the rule does not say. */
const judgedFiles = (ids: string): Node[] => {
  if (ids.startsWith('AE')) return containers;
  const letters = ids.split(' ').flatMap((id) => KNOWN_RULES.get(id)?.letters ?? []);
  return documents
    .filter(({ letter }) => letters.length === 0 || letters.includes(letter))
    .map(({ document }) => document);
};

describe('a rule that the writer of the XML keeps', () => {
  it.each(WRITTEN)('$ids holds in all examples', ({ ids, judge: { each, holds } }) => {
    const nodes = judgedFiles(ids).flatMap((document) => nodesOf(each, document));
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.filter((node) => !keeps(holds, node)).map(String)).toEqual([]);
  });

  it.each(WRITTEN)('$ids is seen to be broken', ({ ids, judge: { each, holds } }) => {
    const document = judgedFiles(ids).find((one) => nodesOf(each, one).length > 0);
    const broken = SPOILS.filter((spoil) => {
      const copy = document?.cloneNode(true);
      const [node] = copy ? nodesOf(each, copy) : [];
      if (node) spoil(node);
      return node && !keeps(holds, node);
    });
    expect(broken.length).toBeGreaterThan(0);
  });
});

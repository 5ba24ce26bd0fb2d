import { keyOf, pathOf, type Posted } from '../load/caller.js';
import { ask } from '../load/client.js';
import { type RunEvidence, type Must, type Rows, sha256 } from './evidence.js';

/** Names of a document's blobs, as its facts have them. */
interface Facts {
  readonly xml_blob?: string | null;
  readonly pdf_blob?: string | null;
  readonly zip_blob?: string | null;
}

/** How a file of that kind begins. */
const BEGINNINGS = { xml: '<?xml', pdf: '%PDF-', zip: 'PK' } as const;

/**
 * Checks that each blob has the hash in its name, that each file of a document is the one of its fact and of its kind,
 * that its XML is the one first seen, and that the XML bears its CUFE.
 */
export const checkFiles = async ({ target, posted }: RunEvidence, rows: Rows, must: Must): Promise<void> => {
  const beginnings = new Map<string, string>();
  for await (const { name, bytes } of target.blobs()) {
    must(sha256(bytes) === name, `blob ${name} holds something else`);
    beginnings.set(name, Buffer.from(bytes.subarray(0, 5)).toString('latin1'));
  }
  const documents = await rows<Facts & { id: string }>(
    `select id, view->>'xml_blob' as xml_blob, view->>'pdf_blob' as pdf_blob, view->>'zip_blob' as zip_blob
       from api_gateway.documents`,
  );
  const factsOf = new Map(documents.map((document) => [document.id, document]));
  const { base_url } = target.credentials;
  for (const document of posted) {
    const { id, expects, cufe } = document;
    const facts: Facts = factsOf.get(id) ?? {};
    for (const kind of expects === 'accepted_by_dian' ? (['xml', 'pdf', 'zip'] as const) : []) {
      const blob = facts[`${kind}_blob`] ?? 'none';
      must(beginnings.get(blob)?.startsWith(BEGINNINGS[kind]) === true, `the ${kind} of ${id}, ${blob}, is none`);
    }
    if (expects === 'failed') continue;
    const until = Date.now() + 60_000;
    const { bytes } = await ask(`${base_url}${pathOf(document)}/xml`, keyOf(document), { until });
    must(sha256(bytes) === facts.xml_blob, `the XML of ${id} is not that of its fact`);
    must(isFirstSeen(document, bytes), `the XML of ${id} is not the one first seen`);
    must(cufeIn(bytes) === cufe, `the XML of ${id} has another CUFE than ${String(cufe)}`);
  }
};

const isFirstSeen = ({ xml }: Posted, bytes: Uint8Array): boolean => xml === undefined || xml === sha256(bytes);

/** The document's own UUID is the first one; those of references follow. */
const cufeIn = (xml: Buffer): string | undefined => /<cbc:UUID[^>]*>([0-9a-f]{96})</.exec(xml.toString())?.[1];

import { randomUUID } from 'node:crypto';
import { zipOf } from '../archive/write-zip.js';
import type { Signer } from '../signature/sign-xml.js';
import { attachedDocument, cdata, type Container } from './attached-document.js';

/** A file that is attached to a supplier's mail. */
export interface Parcel {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a variant is made from. */
export interface Material {
  readonly container: Container;
  readonly signer: Signer;
  /** DIAN's answer to another invoice. */
  readonly otherResponse: string;
}

interface Variant {
  /**
   * What the mail brings: the invoice as DIAN has it, in a form that suppliers do use; an invoice that is not the one that
   * DIAN has; or nothing that can be read.
   */
  readonly brings: 'genuine' | 'forged' | 'broken';
  readonly parcel: (material: Material) => Parcel;
}

const SIGNATURE = /<ds:Signature .*<\/ds:Signature>/s;
const OTHER_CUFE = 'ab'.repeat(48);
/** Zeros of a bomb, once unpacked. */
const BOMB_BYTES = 100 * 1024 * 1024;

const xmlName = ({ number }: Container): string => `ad-${number}.xml`;

const filesOf = (container: Container, xml: Buffer | string) => [
  { name: xmlName(container), bytes: xml },
  { name: `${container.number}.pdf`, bytes: pdfOf(container.number) },
];

const zipped = ({ container }: Material, xml: Buffer | string): Parcel => ({
  name: `z-${container.number}.zip`,
  bytes: zipOf(...filesOf(container, xml)),
});

const containerOf = ({ container, signer }: Material, changes: Partial<Container> = {}, written = cdata): string =>
  attachedDocument({ ...container, ...changes }, signer, randomUUID(), written);

/** A variant whose signed document was changed on the way. */
const forged = (change: (document: string) => string): Variant => ({
  brings: 'forged',
  parcel: (material) => zipped(material, containerOf(material, { document: change(material.container.document) })),
});

const broken = (parcel: Variant['parcel']): Variant => ({ brings: 'broken', parcel });

const genuine = (parcel: Variant['parcel']): Variant => ({ brings: 'genuine', parcel });

let bomb: Buffer | undefined;

/** How a supplier's mail may look, by name. */
export const VARIANTS = {
  plain: genuine((material) => zipped(material, containerOf(material))),
  /** The CDATA of the document divided into many sections, as some writers do. */
  split_cdata: genuine((material) =>
    zipped(
      material,
      containerOf(material, {}, (text) => (text.match(/[^]{1,997}/gu) ?? []).map(cdata).join('')),
    ),
  ),
  /** The document escaped instead of in CDATA. */
  escaped: genuine((material) =>
    zipped(
      material,
      containerOf(material, {}, (text) =>
        text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      ),
    ),
  ),
  nested_zip: genuine((material) => {
    const { name, bytes } = zipped(material, containerOf(material));
    return { name, bytes: zipOf({ name: `interior-${name}`, bytes }) };
  }),
  loose_xml: genuine((material) => ({
    name: xmlName(material.container),
    bytes: Buffer.from(containerOf(material)),
  })),
  forged_amount: forged((document) => document.replace(/(<cbc:PayableAmount [^>]*>)/, '$19')),
  other_cufe: forged((document) => document.replace(/(<cbc:UUID [^>]*>)[^<]*/, `$1${OTHER_CUFE}`)),
  stripped_signature: forged((document) => document.replace(SIGNATURE, '')),
  other_response: {
    brings: 'forged',
    parcel: (material) => zipped(material, containerOf(material, { response: material.otherResponse })),
  },
  /** UTF-8 that was read as Latin-1 and written as UTF-8 once more. */
  mojibake: forged((document) => Buffer.from(document).toString('latin1')),
  zip_bomb: broken(({ container }) => {
    bomb ??= zipOf({ name: 'ad.xml', bytes: Buffer.alloc(BOMB_BYTES) });
    return { name: `z-${container.number}.zip`, bytes: bomb };
  }),
  cut_zip: broken((material) => {
    const { name, bytes } = zipped(material, containerOf(material));
    return { name, bytes: bytes.subarray(0, Math.floor(bytes.length / 2)) };
  }),
  entities: broken((material) =>
    zipped(material, '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>'),
  ),
  deep: broken((material) => zipped(material, '<a>'.repeat(200_000))),
  no_xml: broken(({ container }) => ({
    name: `z-${container.number}.zip`,
    bytes: zipOf({ name: `${container.number}.pdf`, bytes: pdfOf(container.number) }),
  })),
} satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;

/** A page without text: the graphic representation that every mail has beside the XML. */
const pdfOf = (number: string): string =>
  `%PDF-1.4\n% Factura simulada ${number}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;

import type { DocumentKind } from '@rubrica/fiscal';
import { englishNoun, type Kind, type KindApi, kindOf, KINDS, spanishNoun } from '@rubrica/kinds';
import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import { resourceOfKind } from './document-resource.js';

/** A kind with what its routes need: see the kind itself. */
export interface KindOfDocument extends Pick<
  KindApi,
  'since' | 'path' | 'tag' | 'idNoun' | 'idNounPlural' | 'counterparty' | 'draft' | 'standsAgainst' | 'takenSince'
> {
  readonly kind: DocumentKind;
  readonly corrects: Kind['corrects'];
  /** In sentences: "an invoice", "invoice". */
  readonly nounWithArticle: string;
  readonly noun: string;
  /** With its article, as in `No existe esa factura`. */
  readonly spanishNoun: string;
  /** What a request may be: null says the same as absence, and a note takes what it leaves out from what it corrects. */
  readonly body: TObject;
  readonly resource: TObject;
  /** Whether its documents are handed over as tickets, before DIAN's verdict. */
  readonly hasTicket: boolean;
  /** Whether requests may be collected in one document. */
  readonly collects: boolean;
}

const isRequired = ({ required = [] }: { readonly required?: readonly string[] }, name: string): boolean =>
  required.includes(name);

/** Returns the schema of a body from that of the whole request; a note may leave out what is copied from what it corrects. */
const bodyOf = ({ api: { draft, copied }, corrects }: Kind): TObject => {
  const { properties, required: _, type: __, ...options } = draft;
  const member = (name: string, schema: TSchema): TSchema => {
    const isCopied = copied.includes(name);
    if (isRequired(draft, name) && !isCopied) return schema;
    const words = [
      schema.description,
      isCopied && corrects && `left out: as in the ${kindOf(corrects.kind).words.noun.en}`,
    ].filter(Boolean);
    return Type.Optional(
      Type.Union([schema, Type.Null()], words.length === 0 ? {} : { description: words.join('; ') }),
    );
  };
  return Type.Object(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, member(name, schema)])),
    options,
  );
};

export const kindOfDocument = (kind: Kind): KindOfDocument => ({
  kind: kind.name,
  corrects: kind.corrects,
  ...kind.api,
  noun: kind.words.noun.en,
  nounWithArticle: englishNoun(kind),
  spanishNoun: spanishNoun('that', kind),
  body: bodyOf(kind),
  resource: resourceOfKind(kind.name),
  hasTicket: kind.pdf.ticket !== undefined,
  collects: kind.collection !== undefined,
});

/** In the order of the registry. */
export const KINDS_OF_DOCUMENT: readonly KindOfDocument[] = KINDS.map(kindOfDocument);

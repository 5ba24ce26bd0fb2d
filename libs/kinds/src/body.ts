import {
  type CheckedRequest,
  type CustomerInput,
  type DocumentContent,
  type DocumentDraft,
  documentFaultSteps,
  documentHashes,
  type DocumentHashes,
  type DocumentIngredients,
  documentWarnings,
  draftWithCheckDigits,
  type DraftContext,
  type Fault,
  type FiscalDocument,
  type IssuedDocument,
  type KindRules,
  recomposedDocument,
  type Request,
  requestCheckSteps,
  type SaleKind,
  type Steps,
} from '@rubrica/fiscal';
import { documentXml } from '@rubrica/ubl';
import type { UnsignedXml } from '@rubrica/xml';

/**
 * How a request becomes a document. `Document` is the kind's own shape: the pipeline reads what all documents have, and
 * hands it back to the kind and to the layout of its PDF. It is plain data, which passes between threads.
 */
export interface Body<Document extends IssuedDocument = IssuedDocument> {
  /**
   * Finds the faults of a request that the schema of the kind does not find, rule by rule. `refused` are the pointers that
   * the schema has refused: what reads them is not judged.
   */
  faults(draft: DocumentDraft, context: DraftContext, refused: readonly string[]): Steps<Fault[]>;
  /** Returns what is unusual in a request without faults. `counterparty` is null for the final consumer. */
  warnings(draft: DocumentDraft, counterparty: CustomerInput | null, context: WarningContext): Fault[];
  /** The request as the resource shows it: with the check digits that it left out. */
  shown(draft: DocumentDraft): DocumentDraft;
  /** Computes the totals of a request without faults, and judges it by DIAN's rules, rule by rule. */
  check(request: Request): Steps<CheckedRequest>;
  /** The hashes to keep. Only they need the secrets. */
  hashes(ingredients: DocumentIngredients): DocumentHashes;
  /** The same content and hashes give the same document. */
  compose(content: DocumentContent, kept: DocumentHashes): Document;
  xml(document: Document): UnsignedXml;
}

type WarningContext = DraftContext & { readonly issuerNit: string };

/** The body of a kind that has lines, taxes and totals. */
interface SaleBody extends Body<FiscalDocument> {
  readonly sale: SaleKind;
  readonly rules: KindRules<never>;
}

/** `rules`: of requests of the kind, which its schema has told from those of others. */
export const saleBody = (sale: SaleKind, rules: KindRules<never>): SaleBody => ({
  sale,
  rules,
  faults: (draft, context, refused) => documentFaultSteps(rules, draft as never, context, refused),
  warnings: (draft, customer, context) => documentWarnings(draft, customer, { ...context, ruleLetter: rules.letter }),
  shown: draftWithCheckDigits,
  check: (request) => requestCheckSteps({ ...request, kind: sale, letter: rules.letter }),
  hashes: (ingredients) => documentHashes({ ...ingredients, kind: sale }),
  compose: (content, kept) => recomposedDocument({ ...content, kind: sale }, kept),
  xml: documentXml,
});

/** Returns the body of such a kind. Throws for a kind that has another body. */
export const saleOf = ({ name, body }: { readonly name: string; readonly body: Body }): SaleBody => {
  if ('sale' in body) return body as SaleBody;
  throw new Error(`a ${name} has no lines, taxes and totals`);
};

import {
  type CheckedRequest,
  type Counterparty,
  type DocumentContent,
  type DocumentDraft,
  documentFaultSteps,
  documentHashes,
  type DocumentHashes,
  type DocumentIngredients,
  type DocumentTypeCode,
  documentWarnings,
  draftWithCheckDigits,
  type DraftContext,
  type Fault,
  type FiscalDocument,
  type IssuedDocument,
  type KindRules,
  purchaseWarnings,
  recomposedDocument,
  type Request,
  requestCheckSteps,
  type SaleKind,
  type Steps,
} from '@rubrica/fiscal';
import { documentXml } from '@rubrica/ubl';
import type { UnsignedXml } from '@rubrica/xml';

/**
 * How a request becomes a document. `Document` is the kind's own shape. The pipeline reads only the fields that
 * documents of all kinds have, and passes the document back to the kind and to the layout of its PDF. The document is
 * plain data, because it is sent between threads.
 */
export interface Body<Document extends IssuedDocument = IssuedDocument> {
  /**
   * Finds the faults of a request that the schema of the kind does not find, rule by rule. `refused`: pointers that the
   * schema has refused; rules that read these fields are skipped.
   */
  faults(draft: DocumentDraft, context: DraftContext, refused: readonly string[]): Steps<Fault[]>;
  /** Returns warnings about a request without faults. `counterparty` is null for the final consumer. */
  warnings(draft: DocumentDraft, counterparty: Counterparty | null, context: WarningContext): Fault[];
  /** Returns the request as the resource shows it: check digits that it left out are added. */
  shown(draft: DocumentDraft): DocumentDraft;
  /** Computes the totals of a request without faults, and judges it by DIAN's rules, rule by rule. */
  check(request: Request): Steps<CheckedRequest>;
  /** Returns the hashes of a document, which are stored. Only this method needs secrets. */
  hashes(ingredients: DocumentIngredients): DocumentHashes;
  /** Builds the document. The same content and hashes always give the same document. */
  compose(content: DocumentContent, kept: DocumentHashes): Document;
  xml(document: Document): UnsignedXml;
}

type WarningContext = DraftContext & { readonly issuerNit: string };

/** The body of a kind that has lines, taxes and totals. */
interface SaleBody extends Body<FiscalDocument> {
  readonly sale: SaleKind;
  readonly rules: KindRules<never>;
}

/**
 * Builds the body of a kind with lines, taxes and totals. `rules`: rules for requests that the schema of the kind has
 * accepted.
 */
export const saleBody = (sale: SaleKind, rules: KindRules<never>): SaleBody => ({
  sale,
  rules,
  faults: (draft, context, refused) => documentFaultSteps(rules, draft as never, context, refused),
  warnings: (draft, counterparty, context) => {
    const warnings = sale.form === 'purchase' ? purchaseWarnings : documentWarnings;
    return warnings(draft as never, counterparty as never, { ...context, ruleLetter: rules.letter });
  },
  shown: draftWithCheckDigits,
  check: (request) => requestCheckSteps({ ...request, kind: sale, rules }),
  hashes: (ingredients) => documentHashes({ ...ingredients, kind: sale }),
  compose: (content, kept) => recomposedDocument({ ...content, kind: sale }, kept),
  xml: documentXml,
});

interface BodyByType extends Body<FiscalDocument> {
  readonly ofType: (typeCode: DocumentTypeCode) => SaleBody;
}

/**
 * Returns the body of a kind whose types have bodies of their own. Each request and each document is passed to the body
 * of its type.
 */
export const bodyByType = (
  typeCodeOf: (draft: DocumentDraft) => DocumentTypeCode,
  bodies: Readonly<Record<DocumentTypeCode, SaleBody>>,
): BodyByType => {
  const of = (typeCode: DocumentTypeCode): SaleBody => {
    const body = bodies[typeCode];
    if (!body) throw new Error(`no body is for the type ${typeCode}`);
    return body;
  };
  return {
    ofType: of,
    faults: (draft, context, refused) => of(typeCodeOf(draft)).faults(draft, context, refused),
    warnings: (draft, counterparty, context) => of(typeCodeOf(draft)).warnings(draft, counterparty, context),
    shown: (draft) => of(typeCodeOf(draft)).shown(draft),
    check: (request) => of(request.typeCode).check(request),
    hashes: (ingredients) => of(ingredients.typeCode).hashes(ingredients),
    compose: (content, kept) => of(content.typeCode).compose(content, kept),
    xml: (document) => of(document.typeCode).xml(document),
  };
};

/** Returns the body of a type of a kind with lines, taxes and totals. Throws for any other kind. */
export const saleOf = (
  { name, body }: { readonly name: string; readonly body: Body },
  typeCode: DocumentTypeCode = '',
): SaleBody => {
  if ('ofType' in body) return (body as BodyByType).ofType(typeCode);
  if ('sale' in body) return body as SaleBody;
  throw new Error(`a ${name} has no lines, taxes and totals`);
};

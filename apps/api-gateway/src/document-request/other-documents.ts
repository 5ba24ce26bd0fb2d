import type { Caller } from '@rubrica/contracts';
import { type DocumentDraft, type DocumentKind, type DraftTotals, faultWith, paperOriginalOf } from '@rubrica/fiscal';
import { externalIdInUse, invalid, Problem } from '@rubrica/service';
import type { DocumentRow } from '../document/document-row.js';
import { kindOf, spanishNoun } from '@rubrica/kinds';
import { type EarlierNote, excessFaults } from './credit-limit.js';

/** A document that is not stored yet, as far as others may exclude it. */
export interface NewDocument {
  readonly id: string;
  readonly caller: Caller;
  readonly kind: DocumentKind;
  readonly draft: DocumentDraft;
  readonly totals: DraftTotals;
  /** The document that a note corrects, if it was issued here. */
  readonly correctedId: string | null;
  /** The rejected document whose number it takes. */
  readonly corrects: string | null;
}

/** A document that a new one names: what a note corrects, or the rejected one whose number it takes. */
export type ReferencedDocument = Pick<DocumentRow, 'id' | 'kind' | 'totals' | 'view' | 'corrected_by'>;

/** Documents that new ones could collide with. */
export interface FoundDocuments {
  /** Ids by `externalIdOf`. */
  readonly holders: Map<string, string>;
  /** Ids by `paperOf`. */
  readonly transcriptions: Map<string, string>;
  readonly named: Map<string, ReferencedDocument>;
  /** Notes that can be valid, by the document that they correct. */
  readonly notes: Map<string, readonly EarlierNote[]>;
}

/** A request as far as its external id goes. */
export interface NamedRequest extends Pick<NewDocument, 'caller' | 'kind'> {
  readonly draft: { readonly external_id?: string | undefined };
}

/** External id of a document, unique per tenant, mode and kind; null when it has none. */
export const externalIdOf = ({
  caller: { tenantId, livemode },
  kind,
  draft: { external_id: externalId },
}: NamedRequest): string | null => (externalId === undefined ? null : keyOf(tenantId, livemode, kind, externalId));

/** Number of the paper original that a document transcribes, per tenant and mode; null when it transcribes none. */
export const paperOf = ({
  caller: { tenantId, livemode },
  draft,
}: Pick<NewDocument, 'caller' | 'draft'>): string | null => {
  const number = paperOriginalOf(draft)?.number;
  return number === undefined ? null : keyOf(tenantId, livemode, number);
};

export const keyOf = (...parts: readonly (string | boolean)[]): string => JSON.stringify(parts);

/**
 * Decides which new documents are excluded by others, one after the other: a document that was added excludes those
 * that come after it.
 */
export class OtherDocuments {
  constructor(private readonly found: FoundDocuments) {}

  /** Returns why the document cannot be stored; null when nothing excludes it. A repeated request is told so first. */
  refusalOf(document: NewDocument): Problem | null {
    return (
      this.externalIdInUse(document) ??
      this.numberInUse(document) ??
      this.refusedByCorrected(document) ??
      this.alreadyCorrected(document)
    );
  }

  add(document: NewDocument): void {
    const { id, kind, draft, totals, correctedId, corrects } = document;
    const { holders, transcriptions, named, notes } = this.found;
    const [externalId, paper] = [externalIdOf(document), paperOf(document)];
    if (externalId !== null) holders.set(externalId, id);
    if (paper !== null) transcriptions.set(paper, id);
    if (correctedId !== null) notes.set(correctedId, [...(notes.get(correctedId) ?? []), { kind, draft, totals }]);
    const rejected = corrects === null ? undefined : named.get(corrects);
    if (rejected) named.set(rejected.id, { ...rejected, corrected_by: id });
  }

  private numberInUse(document: NewDocument): Problem | null {
    const paper = paperOf(document);
    const holder = paper === null ? undefined : this.found.transcriptions.get(paper);
    return holder === undefined ? null : numberInUse(document.draft, holder);
  }

  private refusedByCorrected({ kind, draft, totals, correctedId }: NewDocument): Problem | null {
    const corrected = correctedId === null ? undefined : this.found.named.get(correctedId);
    if (!corrected) return null;
    const faults = excessFaults({ kind, draft, totals }, corrected, this.found.notes.get(corrected.id) ?? []);
    return faults.length > 0 ? invalid(faults) : fallenDocument(corrected, { kind, draft });
  }

  private alreadyCorrected({ corrects }: NewDocument): Problem | null {
    const by = corrects === null ? null : (this.found.named.get(corrects)?.corrected_by ?? null);
    if (by === null) return null;
    const detail = { en: `${by} corrects this document already.`, es: `${by} ya corrige este documento.` };
    return new Problem(409, 'already_corrected', detail, [], {}, { existing_id: by });
  }

  private externalIdInUse(document: NewDocument): Problem | null {
    const key = externalIdOf(document);
    const holder = key === null ? undefined : this.found.holders.get(key);
    return holder === undefined ? null : externalIdInUse(document.kind, holder);
  }
}

/** Refusal of a transcription of a paper original that `holder` transcribes. */
export const numberInUse = (draft: DocumentDraft, holder: string): Problem => {
  const number = paperOriginalOf(draft)?.number ?? '';
  const detail = {
    en: `${holder} transcribes the paper original ${number} already.`,
    es: `${holder} ya transcribe el original en papel ${number}.`,
  };
  const fix = {
    en: `Correct the number if the paper is another one; else there is nothing to do: read ${holder}.`,
    es: `Corrija el número si el papel es otro; si no, no hay nada que hacer: consulte ${holder}.`,
  };
  const errors = [faultWith('#/number', 'number_in_use', detail, { fix })];
  return new Problem(409, 'number_in_use', detail, errors, {}, { existing_id: holder });
};

/**
 * Refusal of a note to a document that will never be valid; null for any other document. One that has failed can be
 * retried, and its note waits for that, unless it was cancelled.
 */
export const fallenDocument = (
  { id, kind, view: { status, failure } }: Pick<DocumentRow, 'id' | 'kind' | 'view'>,
  note: Pick<NewDocument, 'kind' | 'draft'>,
): Problem | null => {
  const isCancelled = status === 'failed' && failure?.code === 'cancelled';
  if (status !== 'rejected_by_dian' && !isCancelled) return null;
  const corrected = kindOf(kind);
  const named = `${spanishNoun('the', corrected)} ${id}`;
  const detail = {
    en: `The ${corrected.words.noun.en} ${id} was ${isCancelled ? 'cancelled' : 'rejected by the tax authority'}: there is nothing to correct.`,
    es: `${isCancelled ? `Se canceló ${named}` : `La DIAN rechazó ${named}`}: no hay nada que corregir.`,
  };
  const isStated = 'billing_reference' in note.draft && note.draft.billing_reference !== undefined;
  const pointer = `#/${isStated ? 'billing_reference' : (kindOf(note.kind).corrects?.field ?? '')}`;
  return new Problem(409, 'invoice_rejected', detail, [faultWith(pointer, 'invoice_rejected', detail)]);
};

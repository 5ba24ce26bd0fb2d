import type { DocumentKind } from '@rubrica/fiscal';
import { Problem } from '@rubrica/service';

/** Drafts of a tenant in one mode, at most, and the length of their bodies together. */
const MOST_DRAFTS = 500;
const MOST_BYTES = 100 * 1024 * 1024;

const DAY_MS = 86_400_000;
/** How long a draft is kept after its last change, and after it was issued. */
const KEPT_DAYS = 30;
const KEPT_ISSUED_DAYS = 7;

export interface DraftRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly kind: DocumentKind;
  readonly name: string | null;
  /** Body of the document as JSON, however far it is written. */
  readonly body: string;
  /** Count of the changes, from 1. */
  readonly version: number;
  /** Id of the person or of the API key. */
  readonly created_by: string;
  /** Document that it was issued as; null: it is not issued. */
  readonly document_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly expires_at: Date;
}

export const draftExpiry = (at: string): string => daysAfter(at, KEPT_DAYS);
export const issuedExpiry = (at: string): string => daysAfter(at, KEPT_ISSUED_DAYS);
const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** Returns the ETag of a draft: each change gives it another one. */
export const draftTag = ({ id, version }: Pick<DraftRow, 'id' | 'version'>): string => `"${id}-${version}"`;

/** Throws a 409 when there are as many drafts as there may be. */
export const refuseMoreDrafts = (kept: { readonly count: number; readonly bytes: number }): void => {
  if (kept.count < MOST_DRAFTS && kept.bytes < MOST_BYTES) return;
  throw new Problem(409, 'draft_limit_reached', {
    en: `There are ${kept.count} drafts; ${MOST_DRAFTS} are kept, of 100 MB together. Issue or delete some.`,
    es: `Hay ${kept.count} borradores; se guardan ${MOST_DRAFTS}, con 100 MB en total. Emita o elimine algunos.`,
  });
};

/** Throws a 409 when a draft is issued: its document is changed in other ways. */
export const refuseIssued = ({ document_id }: DraftRow): void => {
  if (document_id === null) return;
  throw new Problem(
    409,
    'draft_issued',
    {
      en: `The draft is issued as ${document_id}. Make another draft, or correct the document if it is rejected.`,
      es: `El borrador ya se emitió como ${document_id}. Haga otro borrador, o corrija el documento si fue rechazado.`,
    },
    [],
    {},
    { existing_id: document_id },
  );
};

/** Throws a 428 without `If-Match`, and a 412 when the draft is not any more as the caller has read it. */
export const refuseOtherVersion = (row: DraftRow, ifMatch: string | undefined): void => {
  if (ifMatch === undefined)
    throw new Problem(428, 'if_match_required', {
      en: 'Send the ETag of the draft as you have read it in If-Match, so that no change of somebody else is lost or issued unseen.',
      es: 'Envíe en If-Match el ETag del borrador como lo leyó, para que ningún cambio ajeno se pierda ni se emita sin verlo.',
    });
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!tags.includes('*') && !tags.includes(draftTag(row))) throw draftChanged(row);
};

export const draftChanged = (row: Pick<DraftRow, 'id' | 'version'>): Problem =>
  new Problem(412, 'draft_changed', {
    en: `The draft has changed since you read it; its ETag is ${draftTag(row)} now. GET it again first.`,
    es: `El borrador cambió desde que usted lo leyó; su ETag es ahora ${draftTag(row)}. Consúltelo antes de nuevo.`,
  });

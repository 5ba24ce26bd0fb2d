import type { CustomerInput, DocumentDraft, TenantProfile } from '@rubrica/fiscal';

/** How a tenant's documents look on paper; nothing of it is in their XML. */
export interface Branding {
  readonly logo?: Logo | null;
  /** #rrggbb. */
  readonly brand_color?: string | null;
}

export interface Logo {
  /** Name of the blob: a picture that was checked, ready for PDFs. */
  readonly blob: string;
  readonly media_type: 'image/png' | 'image/jpeg';
  readonly width_px: number;
  readonly height_px: number;
}

/**
 * The request blob: all that the houses behind the gateway need to know of a document, as it was when the
 * tenant asked. Personal data stays here and never travels on a topic.
 */
export interface DocumentRequest {
  readonly document_id: string;
  readonly tenant_id: string;
  /** Of the kind that the document's facts name. */
  readonly draft: DocumentDraft;
  readonly supplier: TenantProfile & Branding;
  /** Null: the final consumer. */
  readonly customer: CustomerInput | null;
  /** Addresses that get the document; empty when none is known or `email.send` is false. */
  readonly mail: { readonly to: readonly string[]; readonly cc: readonly string[] };
}

/** The recipient blob of a mail fact. */
export interface MailRecipient {
  readonly email: string;
  /** Message-ID header of the mail, without angle brackets. */
  readonly message_id: string;
  /** What the receiving server said, or null. */
  readonly diagnostic: string | null;
}

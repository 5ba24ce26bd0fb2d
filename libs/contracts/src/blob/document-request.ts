import type { Counterparty, DocumentDraft, TenantProfile } from '@rubrica/fiscal';

/** Appearance of a tenant's documents in PDF and mail; the XML has none of it. */
export interface Branding {
  readonly logo?: Logo | null;
  /** #rrggbb. */
  readonly brand_color?: string | null;
  readonly pdf?: PdfTexts | null;
  readonly mail?: MailForm;
}

/** What a tenant adds to its PDFs; each text may have several lines. */
export interface PdfTexts {
  readonly footer?: string;
  readonly bank_details?: string;
}

/** Form of the mails to a tenant's buyers. What is left out is false. */
export interface MailForm {
  /** In English too, below the Spanish; else only for buyers abroad. */
  readonly bilingual?: boolean;
  /** The PDF is attached beside the zip too, where it has room. */
  readonly attach_pdf?: boolean;
}

export interface Logo {
  /** Name of the blob with the image, already checked and usable in PDFs. */
  readonly blob: string;
  readonly media_type: 'image/png' | 'image/jpeg';
  readonly width_px: number;
  readonly height_px: number;
}

/**
 * Content of `request_blob`: all that other services need to know about a document, as it was at the time of the
 * tenant's request. Personal data is only in this blob, never on a topic.
 */
export interface DocumentRequest {
  readonly document_id: string;
  readonly tenant_id: string;
  /** Its kind is `kind` in the document's facts. */
  readonly draft: DocumentDraft;
  readonly issuer: TenantProfile & Branding;
  /** Null: the final consumer. */
  readonly counterparty: Counterparty | null;
  /** Addresses that receive the document; empty if none is known or `email.send` is false. */
  readonly mail: { readonly to: readonly string[]; readonly cc: readonly string[] };
}

/** Content of `recipient_blob` in a mail fact. */
export interface MailRecipient {
  readonly email: string;
  /** Message-ID header of the mail, without angle brackets. */
  readonly message_id: string;
  /** Answer of the receiving server, or null. */
  readonly diagnostic: string | null;
}

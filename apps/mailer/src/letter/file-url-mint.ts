import {
  BUYER_PAGE,
  BUYER_PAGE_LANGUAGE,
  CAPABILITY_VALID_DAYS,
  type CapabilityKeys,
  capabilityUrl,
  parseCapabilityKeys,
} from '@rubrica/contracts';
import type { FileUrls } from './letter.js';

interface MailedDocument {
  readonly tenant_id: string;
  readonly document_id: string;
}

/** Makes the URLs by which a buyer opens PDF and XML. They say the same in every attempt to send a mail. */
export class FileUrlMint {
  private readonly keys: CapabilityKeys;

  /** Without keys there are no URLs. */
  constructor(
    private readonly publicBaseUrl: string,
    keys: string,
  ) {
    this.keys = keys === '' ? [] : parseCapabilityKeys(keys);
  }

  of({ tenant_id: tenantId, document_id: documentId }: MailedDocument, requestedAt: Date): FileUrls | null {
    if (this.keys.length === 0) return null;
    const expires = Math.floor(requestedAt.getTime() / 1000) + CAPABILITY_VALID_DAYS * 86_400;
    const url = (file: 'pdf' | 'xml' | typeof BUYER_PAGE) =>
      capabilityUrl(this.publicBaseUrl, this.keys, { tenantId, documentId, file, expires });
    const page = url(BUYER_PAGE);
    return { page: { es: page, en: `${page}&${BUYER_PAGE_LANGUAGE}=en` }, pdf: url('pdf'), xml: url('xml') };
  }
}

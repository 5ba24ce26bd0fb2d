import type { DocumentRequest } from '@rubrica/contracts';
import {
  type DocumentContent,
  documentHashes,
  type DocumentHashes,
  type FiscalDocument,
  recomposedDocument,
} from '@rubrica/fiscal';
import type { Numbered, Received, SigningPlan } from './document.js';

/** What a request says of the document itself. */
export type Asked = Pick<DocumentRequest, 'draft' | 'supplier' | 'customer'>;

/** What is known of a document once it has a number. */
interface NumberedRequest {
  readonly request: Asked;
  readonly received: Received;
  readonly numbered: Numbered;
}

export interface DocumentSecrets {
  readonly pin: string;
  /** Null of notes. */
  readonly technicalKey: string | null;
}

/** What a plan decides of the content. */
type Planned = Pick<SigningPlan, 'type_code' | 'issued_at' | 'software_id' | 'options' | 'reference'>;

/** What the secrets will leave in a document that is being planned. */
export const hashesOf = (
  document: NumberedRequest,
  plan: Planned,
  { pin, technicalKey }: DocumentSecrets,
): DocumentHashes =>
  documentHashes({ ...contentOf(document, plan), software: { id: plan.software_id, pin }, technicalKey });

/** The document of a plan: the same whenever and by whomever it is composed. */
export const composedDocument = (document: NumberedRequest, plan: SigningPlan): FiscalDocument =>
  recomposedDocument(contentOf(document, plan), {
    uuid: plan.cufe,
    softwareSecurityCode: plan.software_security_code,
  });

const contentOf = ({ request, received, numbered }: NumberedRequest, plan: Planned): DocumentContent => ({
  draft: request.draft,
  supplier: request.supplier,
  customer: request.customer,
  number: numbered.number,
  prefix: numbered.prefix,
  range: numbered.range,
  reference: plan.reference,
  issuedAt: plan.issued_at,
  typeCode: plan.type_code,
  environment: received.environment === 'production' ? '1' : '2',
  software: { id: plan.software_id },
  options: plan.options,
});

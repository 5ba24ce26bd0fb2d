import type { DocumentRequest } from '@rubrica/contracts';
import { type DocumentContent, type DocumentHashes, type IssuedDocument, nitCheckDigit } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import type { Numbered, Received, SigningPlan } from './document.js';

/** The part of a request that the XML is made from. */
export type RequestContent = Pick<DocumentRequest, 'draft' | 'issuer' | 'counterparty'>;

/** A request with its number. */
interface NumberedRequest {
  readonly request: RequestContent;
  readonly received: Received;
  readonly numbered: Pick<Numbered, 'number' | 'prefix' | 'range'>;
}

export interface DocumentSecrets {
  readonly pin: string;
  /** Null for notes. */
  readonly technicalKey: string | null;
}

/** The part of a plan that the XML is made from. */
type Planned = Pick<
  SigningPlan,
  'type_code' | 'issued_at' | 'software_id' | 'software_provider' | 'options' | 'reference'
>;

type KeptHashes = Pick<SigningPlan, 'cufe' | 'software_security_code'>;

/** Returns the hashes of a document that is being planned; only they need the secrets. */
export const hashesOf = (
  document: NumberedRequest,
  plan: Planned,
  { pin, technicalKey }: DocumentSecrets,
): DocumentHashes =>
  kindOf(document.received.kind).body.hashes({
    ...contentOf(document, plan),
    software: { ...softwareOf(plan), pin },
    technicalKey,
  });

/** Returns the document that a plan describes; the same for the same plan. */
export const composedDocument = (document: NumberedRequest, plan: Planned & KeptHashes): IssuedDocument =>
  kindOf(document.received.kind).body.compose(contentOf(document, plan), {
    uuid: plan.cufe,
    softwareSecurityCode: plan.software_security_code,
  });

const contentOf = ({ request, received, numbered }: NumberedRequest, plan: Planned): DocumentContent => ({
  draft: request.draft,
  issuer: request.issuer,
  counterparty: request.counterparty,
  number: numbered.number,
  prefix: numbered.prefix,
  range: numbered.range,
  reference: plan.reference,
  issuedAt: plan.issued_at,
  typeCode: plan.type_code,
  environment: received.environment === 'production' ? '1' : '2',
  software: softwareOf(plan),
  options: plan.options,
});

const softwareOf = ({ software_id: id, software_provider: provider }: Planned) => ({
  id,
  ...(provider ? { provider: { nit: provider.nit, checkDigit: nitCheckDigit(provider.nit) } } : {}),
});

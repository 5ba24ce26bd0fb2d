import { type Static, Type } from '@sinclair/typebox';
import { DkimKeyId, MailDomain } from '../resources/dkim-key.js';
import { DocumentId, TenantId } from '../vocabulary/scalars.js';

/** Which key signs a tenant's mails from a domain. */
export const VerifiedDkimKeyQuery = Type.Object({
  domain: MailDomain,
  livemode: Type.Union([Type.Literal('true'), Type.Literal('false')]),
});

export const VerifiedDkimKey = Type.Object({
  key: Type.Union([Type.Object({ dkim_key_id: DkimKeyId, selector: Type.String() }), Type.Null()], {
    description: 'The newest whose record is published; null if there is none',
  }),
});

export const MailSignatureItem = Type.Object({
  tenant_id: TenantId,
  document_id: Type.Union([DocumentId, TenantId], {
    description: 'The document that is mailed; the tenant if there is none',
  }),
  dkim_key_id: DkimKeyId,
  signed_headers: Type.String({
    maxLength: 16_384,
    description: 'Header fields that are signed, relaxed, and at the end the DKIM-Signature field with an empty `b=`',
  }),
});
export type MailSignatureItem = Static<typeof MailSignatureItem>;

/** Asks certificate-vault for DKIM signatures. Each item has an answer of its own, in the same order. */
export const MailSignaturesRequest = Type.Object({
  items: Type.Array(MailSignatureItem, { minItems: 1, maxItems: 100 }),
});

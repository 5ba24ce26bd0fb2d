import { type Static, Type } from '@sinclair/typebox';

/** One use of the key of a certificate, as the audit chain of the tenant has it. */
export const CertificateUse = Type.Object(
  {
    id: Type.String({ description: 'Position in the audit chain of your account, as a text', examples: ['117'] }),
    object: Type.Literal('certificate_use'),
    position: Type.Integer({ description: 'Position in the audit chain of your account, from 1' }),
    certificate_id: Type.String({ description: 'Id of the certificate' }),
    document_id: Type.String({
      description: 'Id of the document, or of the event of an invoice, that was signed or sent',
    }),
    purpose: Type.Union([Type.Literal('document'), Type.Literal('transport'), Type.Literal('mail')], {
      description: '`document`: it signed the document itself; `transport`: the message to DIAN around it',
    }),
    signed_info_hash: Type.String({ description: 'SHA-256 of the SignedInfo that was signed, in hexadecimal' }),
    at: Type.String({ format: 'date-time', description: 'When it signed: ISO 8601 with offset' }),
  },
  { title: 'CertificateUse', description: 'One signature by the key of a certificate' },
);
export type CertificateUse = Static<typeof CertificateUse>;

/** How often the key of a certificate signed on one day. */
export const CertificateUseDay = Type.Object(
  {
    object: Type.Literal('certificate_use_day'),
    day: Type.String({ format: 'date', description: 'Day in Colombia' }),
    uses: Type.Integer({ description: 'Signatures of that day' }),
  },
  { title: 'CertificateUseDay', description: 'How often a certificate signed on one day' },
);
export type CertificateUseDay = Static<typeof CertificateUseDay>;

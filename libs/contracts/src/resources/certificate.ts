import { type Static, Type } from '@sinclair/typebox';
import { CertificateId, Environment, FiscalDate } from '../vocabulary/scalars.js';
import { Metadata } from './metadata.js';

/** 64 KiB of p12, as base64. */
const P12_BASE64_MAX = Math.ceil((64 * 1024) / 3) * 4;

/** POST /v1/certificates. */
export const CertificateInput = Type.Object(
  {
    filename: Type.String({ minLength: 1, maxLength: 255, examples: ['empresa.p12'] }),
    content_base64: Type.String({
      minLength: 1,
      maxLength: P12_BASE64_MAX,
      pattern: '^[A-Za-z0-9+/\\r\\n]+={0,2}[\\r\\n]*$',
      description: 'base64 of the .p12, 64 KiB at most',
    }),
    password: Type.String({ maxLength: 1024, description: 'password of the .p12' }),
    metadata: Type.Optional(Metadata),
  },
  { additionalProperties: false, title: 'CertificateInput' },
);
export type CertificateInput = Static<typeof CertificateInput>;

export const CERTIFICATE_STATUSES = ['active', 'replaced', 'revoked', 'expired'] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

/** Metadata only: the .p12 is never returned. */
export const CertificateResource = Type.Object(
  {
    id: CertificateId,
    object: Type.Literal('certificate'),
    status: Type.Unsafe<CertificateStatus>({ type: 'string', enum: [...CERTIFICATE_STATUSES] }),
    livemode: Type.Boolean(),
    environment: Environment,
    subject: Type.String({ description: 'Distinguished name of the holder.' }),
    issuer: Type.String({ description: 'Distinguished name of the issuing authority.' }),
    valid_from: FiscalDate,
    valid_to: FiscalDate,
    fingerprint: Type.String({ pattern: '^sha256:[0-9a-f]{64}$' }),
    metadata: Type.Record(Type.String(), Type.String()),
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'Certificate' },
);
export type CertificateResource = Static<typeof CertificateResource>;

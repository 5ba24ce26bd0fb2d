import { type Environment, type ExpiryNoticeDays, type Fact, Refusal } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';

/** Facts of a certificate. None holds its private key. */
export type CertificateEvent =
  | { readonly type: 'CertificateActivated'; readonly data: CertificateFactsOfTenant }
  | { readonly type: 'CertificateReplaced'; readonly data: { readonly by: string } }
  | { readonly type: 'CertificateExpiryAnnounced'; readonly data: ExpiryNotice }
  | { readonly type: 'CertificateRevoked'; readonly data: object };

export interface ExpiryNotice {
  readonly notice_days: ExpiryNoticeDays;
  /** ISO instant in UTC. */
  readonly expires_at: string;
}

export interface CertificateFactsOfTenant {
  readonly tenant_id: string;
  readonly environment: Environment;
  /** Made by us for the test environment. */
  readonly mock: boolean;
  readonly fingerprint: string;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly chain_blob: string;
}

export type Certificate =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'active' | 'replaced' | 'revoked';
      readonly facts: CertificateFactsOfTenant;
      /** The last notice of its end; null: none yet. */
      readonly announcedDays: ExpiryNoticeDays | null;
    };

export type CertificateCommand =
  | { readonly type: 'ActivateCertificate'; readonly facts: CertificateFactsOfTenant }
  | { readonly type: 'ReplaceCertificate'; readonly by: string }
  | { readonly type: 'AnnounceExpiry'; readonly notice: ExpiryNotice }
  | { readonly type: 'RevokeCertificate' };

const decide = (command: CertificateCommand, certificate: Certificate): readonly CertificateEvent[] => {
  if (command.type === 'ActivateCertificate') {
    return certificate.status === 'unknown' ? [{ type: 'CertificateActivated', data: command.facts }] : [];
  }
  if (certificate.status === 'unknown')
    throw new Refusal('not_found', { en: 'No such certificate.', es: 'No existe ese certificado.' }, 404);
  switch (command.type) {
    case 'ReplaceCertificate':
      return certificate.status === 'active' ? [{ type: 'CertificateReplaced', data: { by: command.by } }] : [];
    case 'AnnounceExpiry': {
      const { announcedDays } = certificate;
      const isDue = announcedDays === null || command.notice.notice_days < announcedDays;
      return certificate.status === 'active' && isDue
        ? [{ type: 'CertificateExpiryAnnounced', data: command.notice }]
        : [];
    }
    case 'RevokeCertificate':
      return certificate.status === 'revoked' ? [] : [{ type: 'CertificateRevoked', data: {} }];
  }
};

const evolve = (certificate: Certificate, event: CertificateEvent): Certificate => {
  if (event.type === 'CertificateActivated') return { status: 'active', facts: event.data, announcedDays: null };
  if (certificate.status === 'unknown') throw new Error(`${event.type} of a certificate that was never activated`);
  switch (event.type) {
    case 'CertificateReplaced':
      return { ...certificate, status: 'replaced' };
    case 'CertificateExpiryAnnounced':
      return { ...certificate, announcedDays: event.data.notice_days };
    case 'CertificateRevoked':
      return { ...certificate, status: 'revoked' };
  }
};

const messages = (event: CertificateEvent, state: Certificate, { id }: { id: string }): readonly Fact[] => {
  if (state.status === 'unknown') return [];
  const { tenant_id, environment } = state.facts;
  const envelope = { key: tenant_id, tenantid: tenant_id };
  switch (event.type) {
    case 'CertificateActivated':
      return [
        { ...envelope, type: 'co.rubrica.certificate.activated.v1', data: { certificate_id: id, ...event.data } },
      ];
    case 'CertificateRevoked':
      return [
        {
          ...envelope,
          type: 'co.rubrica.certificate.revoked.v1',
          data: { tenant_id, certificate_id: id, environment },
        },
      ];
    case 'CertificateExpiryAnnounced':
      return [
        {
          ...envelope,
          type: 'co.rubrica.certificate.expires.v1',
          data: { tenant_id, certificate_id: id, environment, ...event.data },
        },
      ];
    case 'CertificateReplaced':
      return []; // the activation of the next one says it
  }
};

export const certificateAggregate: Aggregate<Certificate, CertificateCommand, CertificateEvent> = {
  name: 'certificate',
  initialState: { status: 'unknown' },
  decide,
  evolve,
  messages,
};

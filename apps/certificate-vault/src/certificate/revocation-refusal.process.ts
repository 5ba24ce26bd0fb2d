import { Injectable } from '@nestjs/common';
import type { Fault } from '@rubrica/contracts';
import { faultWith } from '@rubrica/fiscal';
import { Clock, Unavailable } from '@rubrica/service';
import { pathToTrust, type TrustBundle } from '@rubrica/xades';
import type { X509Certificate } from 'node:crypto';
import type { IssuedCertificate } from '../revocation/issued-certificate.js';
import { RevocationCheck } from '../revocation/revocation-check.process.js';
import { colombianMoment } from './colombian-moment.js';

type Chain = readonly [X509Certificate, ...X509Certificate[]];

/** Refuses uploaded certificates that their authority has revoked, by the policy of the settings. */
@Injectable()
export class RevocationRefusal {
  constructor(
    private readonly check: RevocationCheck,
    private readonly clock: Clock,
  ) {}

  /** Throws a 503 where no authority answers and the policy is strict. */
  async faultsOf(chain: Chain, trust: TrustBundle): Promise<Fault[]> {
    const { policy } = this.check;
    const issued = issuedBy(chain, trust, this.clock.now());
    if (policy === 'off' || !issued) return [];
    const state = await this.check.stateOf(issued);
    if (state.state === 'good') return [];
    if (state.state === 'revoked') return [revokedFault(state.at)];
    if (policy === 'lenient') return [];
    if (!state.hasSource) return [notCheckableFault()];
    throw new Unavailable(
      {
        en: 'The authority of the certificate does not say whether it is revoked. Try again in some minutes.',
        es: 'La entidad del certificado no informa si está revocado. Intente de nuevo en unos minutos.',
      },
      new Error(state.why),
    );
  }
}

/** Null where the certificate itself is a trusted one, about which there is nobody to ask. */
export const issuedBy = (
  [certificate, ...intermediates]: Chain,
  trust: TrustBundle,
  at: Date,
): IssuedCertificate | null => {
  const [, issuer] = pathToTrust(certificate, { intermediates, trust, at }) ?? [];
  return issuer ? { certificate, issuer } : null;
};

const CONTENT = '#/content_base64';
const NEW_ONE = {
  en: 'Ask your certification authority for a new certificate and upload it.',
  es: 'Pida un certificado nuevo a su entidad de certificación y súbalo.',
};
const WITH_ADDRESS = {
  en: 'Ask your certification authority for a certificate that names its OCSP or CRL address.',
  es: 'Pida a su entidad de certificación un certificado que indique su dirección OCSP o CRL.',
};

const revokedFault = (at: Date): Fault =>
  faultWith(
    CONTENT,
    'certificate_revoked',
    {
      en: `the authority of the certificate revoked it on ${colombianMoment(at).en}`,
      es: `la entidad del certificado lo revocó el ${colombianMoment(at).es}`,
    },
    { fix: NEW_ONE },
  );

const notCheckableFault = (): Fault =>
  faultWith(
    CONTENT,
    'certificate_not_checkable',
    {
      en: 'the certificate names no address (OCSP or CRL) that says whether it is revoked',
      es: 'el certificado no indica una dirección (OCSP o CRL) que diga si está revocado',
    },
    { fix: WITH_ADDRESS },
  );

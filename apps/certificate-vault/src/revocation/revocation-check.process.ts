import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger, Metrics } from '@rubrica/service';
import type { RevocationPolicy } from './revocation-policy.js';
import { readCrl } from './crl.js';
import type { IssuedCertificate } from './issued-certificate.js';
import { ocspRequest, readOcspResponse } from './ocsp.js';
import { type RevocationState, unknownState } from './revocation-state.js';
import { revocationSources } from './revocation-sources.js';
import { RevocationClient } from './revocation.client.js';

/** An answer about one certificate, with the responder's own certificates. */
const OCSP_MAX_BYTES = 64 * 1024;
/** Lists of large authorities have some MB. */
const CRL_MAX_BYTES = 16 * 1024 * 1024;

const STATES = ['good', 'revoked', 'unknown'] as const;

/** Asks the authority of a certificate whether it is revoked: by OCSP, then by its lists, until one says so or not. */
@Injectable()
export class RevocationCheck {
  private readonly checks;

  constructor(
    readonly policy: RevocationPolicy,
    private readonly client: RevocationClient,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Metrics,
  ) {
    this.checks = metrics.counter(
      'rubrica_revocation_checks_total',
      'Authorities asked whether a certificate is revoked, by what they said; unknown: silent, or what it said does not count',
      ['source', 'state'],
      (['ocsp', 'crl'] as const).flatMap((source) => STATES.map((state) => ({ source, state }))),
    );
  }

  /** `hasSource` is false where the certificate names no address to ask. */
  async stateOf(issued: IssuedCertificate): Promise<RevocationState & { readonly hasSource: boolean }> {
    const sources = revocationSources(issued.certificate.raw);
    let state: RevocationState = unknownState('the certificate names no address to ask');
    for (const [source, urls] of [
      ['ocsp', sources.ocsp],
      ['crl', sources.crl],
    ] as const) {
      for (const url of urls) {
        state = await (source === 'ocsp' ? this.byOcsp(url, issued) : this.byCrl(url, issued));
        this.checks.inc({ source, state: state.state });
        if (state.state !== 'unknown') return { ...state, hasSource: true };
        this.logger.warn({ source, url, why: state.why }, 'an authority does not say whether a certificate is revoked');
      }
    }
    return { ...state, hasSource: sources.ocsp.length + sources.crl.length > 0 };
  }

  private async byOcsp(url: string, issued: IssuedCertificate): Promise<RevocationState> {
    const answer = await this.client.ask({ url, ocspRequest: ocspRequest(issued), maxBytes: OCSP_MAX_BYTES });
    // Validity is of the real clock, as in TLS.
    return 'silent' in answer ? unknownState(answer.silent) : readOcspResponse(answer.bytes, issued, new Date());
  }

  private async byCrl(url: string, issued: IssuedCertificate): Promise<RevocationState> {
    const answer = await this.client.ask({ url, ocspRequest: null, maxBytes: CRL_MAX_BYTES });
    return 'silent' in answer ? unknownState(answer.silent) : readCrl(answer.bytes, issued, new Date());
  }
}

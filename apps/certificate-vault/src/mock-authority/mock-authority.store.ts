import { Injectable } from '@nestjs/common';
import { type ActiveCertificate, MOCK_AUTHORITY } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import type { TenantProfile } from '@rubrica/fiscal';
import { Clock, SecretBox } from '@rubrica/service';
import { readChain, utcDay } from '../certificate/read-chain.js';
import { type Authority, createAuthority, type IssuedLeaf, issueLeaf } from './authority.js';

/** What is kept of it, sealed as one JSON under the service's key. */
interface Kept {
  readonly authority: Omit<Authority, 'subordinatePkcs8'> & { readonly subordinatePkcs8: string };
  /** Stands in for the tax authority in the test environment. */
  readonly responder: { readonly pkcs8: string; readonly chainPem: string };
}

/** Longer than any test: nothing in the test environment waits for a renewal. */
const DAYS = 10 * 365;
/** DIAN's own, since its answers are what is imitated; the name says that it is not DIAN. */
const RESPONDER = { name: 'AUTORIDAD SIMULADA (no es la DIAN)', nit: '800197268' };

/** The authority behind everything in the test environment: made once per installation, trusted by nobody. */
@Injectable()
export class MockAuthority {
  private loading: Promise<Kept> | undefined;

  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** A certificate for the tenant's documents in the test environment. */
  async issueFor({ legal_name, nit }: TenantProfile, at: Date): Promise<IssuedLeaf> {
    const { authority } = await this.kept();
    return issueLeaf(
      { ...authority, subordinatePkcs8: Buffer.from(authority.subordinatePkcs8, 'base64') },
      { name: legal_name, nit, days: DAYS, at },
    );
  }

  /** Of the responder that signs simulated answers. */
  async certificate(): Promise<ActiveCertificate> {
    const { chainPem } = (await this.kept()).responder;
    const { fingerprint, not_after } = readChain(chainPem);
    const valid_to = utcDay(not_after);
    return { certificate_id: MOCK_AUTHORITY, environment: 'test', fingerprint, valid_to, chain_pem: chainPem };
  }

  /** PKCS#8, DER; the caller wipes it. */
  async signingKey(): Promise<Buffer> {
    return Buffer.from((await this.kept()).responder.pkcs8, 'base64');
  }

  /** PEM of root and subordinate. */
  async bundlePem(): Promise<string> {
    return (await this.kept()).authority.bundlePem;
  }

  private kept(): Promise<Kept> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  private async load(): Promise<Kept> {
    return (await this.read()) ?? (await this.make());
  }

  private async read(): Promise<Kept | undefined> {
    const [row] = await this.database.query<{ sealed: Buffer }>('select sealed from mock_authority');
    return row && (JSON.parse(this.secrets.open(row.sealed, MOCK_AUTHORITY)) as Kept);
  }

  /** Of two processes that make one at once, the first to write wins and both read it. */
  private async make(): Promise<Kept> {
    const at = this.clock.now();
    const authority = await createAuthority('Rubrica Test', at);
    const responder = await issueLeaf(authority, { ...RESPONDER, days: DAYS, at });
    const made: Kept = {
      authority: { ...authority, subordinatePkcs8: authority.subordinatePkcs8.toString('base64') },
      responder: { chainPem: responder.chainPem, pkcs8: responder.pkcs8.toString('base64') },
    };
    await this.database.query('insert into mock_authority (sealed) values ($1) on conflict do nothing', [
      this.secrets.seal(JSON.stringify(made), MOCK_AUTHORITY),
    ]);
    const kept = await this.read();
    if (!kept) throw new Error('the mock authority was written, yet is not there');
    return kept;
  }
}

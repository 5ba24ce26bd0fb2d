import { colombianDate } from '@rubrica/fiscal';
import { Injectable } from '@nestjs/common';
import { type ActiveCertificate, MOCK_AUTHORITY } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import type { TenantProfile } from '@rubrica/fiscal';
import { Clock, SecretBox } from '@rubrica/service';
import { readChain } from '../certificate/read-chain.js';
import { type CertificateAuthority, createAuthority, type IssuedLeaf, issueLeaf } from './authority.js';

/** What is stored of the authority: one JSON, encrypted with the service's key. */
interface Kept {
  readonly authority: Omit<CertificateAuthority, 'subordinatePkcs8'> & { readonly subordinatePkcs8: string };
  /** Signs in place of the tax authority in the test environment. */
  readonly responder: { readonly pkcs8: string; readonly chainPem: string };
}

/** Validity of mock certificates; long enough that none has to be renewed. */
const DAYS = 10 * 365;
/** DIAN's NIT, since its answers are imitated; the name says that it is not DIAN. */
const RESPONDER = { name: 'AUTORIDAD SIMULADA (no es la DIAN)', nit: '800197268' };

/** The certificate authority of the test environment, made once per installation. */
@Injectable()
export class MockAuthority {
  private loading: Promise<Kept> | undefined;

  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** Issues a certificate for the tenant's documents in the test environment. */
  async issueFor({ legal_name, nit }: TenantProfile, at: Date): Promise<IssuedLeaf> {
    const { authority } = await this.kept();
    return issueLeaf(
      { ...authority, subordinatePkcs8: Buffer.from(authority.subordinatePkcs8, 'base64') },
      { name: legal_name, nit, days: DAYS, at },
    );
  }

  /** Returns the certificate of the responder, which signs simulated answers. */
  async certificate(): Promise<ActiveCertificate> {
    const { chainPem } = (await this.kept()).responder;
    const { fingerprint, not_after } = readChain(chainPem);
    const valid_to = colombianDate(not_after);
    return { certificate_id: MOCK_AUTHORITY, environment: 'test', fingerprint, valid_to, chain_pem: chainPem };
  }

  /** Returns the responder's key as PKCS#8 in DER; the caller overwrites it after use. */
  async signingKey(): Promise<Buffer> {
    return Buffer.from((await this.kept()).responder.pkcs8, 'base64');
  }

  /** Returns root and subordinate as PEM. */
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

  /** Makes and stores the authority. When two processes do so at once, both use the one that was stored first. */
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

import { createPrivateKey, X509Certificate } from 'node:crypto';
import {
  CA_EXTENSIONS,
  type KeyPair,
  keyPair,
  makeCertificate,
  SIGNER_EXTENSIONS,
} from '../certificate/make-certificate.js';
import { judgeWorkersOf } from '../judge-worker/judge-workers.js';
import type { Parts } from '../service/parts.js';
import type { Signer } from '../signature/sign-xml.js';

const CA_NAME = [
  { name: 'countryName', value: 'CO' },
  { name: 'organizationName', value: 'Simulador' },
  { name: 'commonName', value: 'AC DE PARTES SIMULADAS (no es una autoridad acreditada)' },
];
const ASCII = /[^\x20-\x7e]/g;
/** Parties may sign for days that are past. */
const AGE_MS = 5 * 365 * 86_400_000;

interface Keys {
  readonly ca: KeyPair;
  readonly caPem: string;
  /** All parties have the same key, each with a certificate of its own. */
  readonly shared: KeyPair;
  readonly parts: Parts;
}

/**
 * Companies that exist in the simulator only: buyers and suppliers of the issuers under test. Their certificates are of
 * a CA of their own, which is made when it is first needed, and which only their own documents are judged by: the
 * service does not trust it.
 */
export class SimulatedParties {
  private keys: Promise<Keys> | undefined;
  private readonly signers = new Map<string, Signer>();

  constructor(
    private readonly parts: Parts,
    private readonly authorityPem: string,
  ) {}

  /** Returns what judges documents that simulated parties have signed. */
  async judging(): Promise<Parts> {
    return (await this.opened()).parts;
  }

  async signerOf(nit: string, name: string): Promise<Signer> {
    const known = this.signers.get(nit);
    if (known !== undefined) return known;
    const { ca, shared } = await this.opened();
    const pem = makeCertificate({
      publicPem: shared.publicPem,
      subject: [
        { name: 'countryName', value: 'CO' },
        { name: 'organizationName', value: name.normalize('NFD').replace(ASCII, '') },
        { name: 'serialNumber', value: nit },
        { name: 'commonName', value: `PARTE SIMULADA ${nit}` },
      ],
      issuer: CA_NAME,
      issuerKeyPem: ca.privatePem,
      extensions: SIGNER_EXTENSIONS,
      ageMs: AGE_MS,
    });
    const signer = { key: createPrivateKey(shared.privatePem), certificate: new X509Certificate(pem) };
    this.signers.set(nit, signer);
    return signer;
  }

  /** PEM of the CA of the parties' certificates. */
  async caPem(): Promise<string> {
    return (await this.opened()).caPem;
  }

  private opened(): Promise<Keys> {
    return (this.keys ??= this.open());
  }

  private async open(): Promise<Keys> {
    const [ca, shared] = await Promise.all([keyPair(), keyPair()]);
    const { publicPem, privatePem: issuerKeyPem } = ca;
    const caPem = makeCertificate({
      ...{ publicPem, issuerKeyPem, subject: CA_NAME, issuer: CA_NAME, extensions: CA_EXTENSIONS, ageMs: AGE_MS },
    });
    const workerData = { trustBundlePem: caPem, authorityPem: this.authorityPem };
    return { ca, shared, caPem, parts: { ...this.parts, judgeWorkers: judgeWorkersOf(workerData, { threads: 0 }) } };
  }
}

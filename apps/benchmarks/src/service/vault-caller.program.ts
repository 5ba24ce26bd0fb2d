import type { SignatureItem } from '@rubrica/contracts';
import { InternalClient, NetworkTransport, ServiceIdentity } from '@rubrica/service';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { parentPort, workerData } from 'node:worker_threads';

/** What the thread that calls the vault as the issuer does is told once. */
export interface CallerOrder {
  readonly address: string;
  readonly internalKey: string;
  readonly internalPublicKeys: string;
  readonly batch: readonly SignatureItem[];
  /** Calls under way at the same time. */
  readonly calls: number;
}

export interface CallerWork {
  readonly signatures: number;
  /** Processor time of this thread. */
  readonly ownMs: number;
}

const { address, internalKey, internalPublicKeys, batch, calls } = workerData as CallerOrder;
const identity = new ServiceIdentity('document-issuer', internalKey, internalPublicKeys);
const client = new CertificateVaultClient(
  new InternalClient(identity, new NetworkTransport({ 'certificate-vault': address })),
);

const ownMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Calls for so many milliseconds, then says what was done. */
parentPort?.on('message', (forMs: number) => {
  void (async () => {
    const [until, before] = [performance.now() + forMs, ownMs()];
    let signatures = 0;
    await Promise.all(
      Array.from({ length: calls }, async () => {
        while (performance.now() < until) {
          const answers = await client.sign(batch);
          if (!answers.every((answer) => 'value' in answer)) throw new Error(JSON.stringify(answers[0]));
          signatures += answers.length;
        }
      }),
    );
    parentPort?.postMessage({ signatures, ownMs: ownMs() - before } satisfies CallerWork);
  })();
});

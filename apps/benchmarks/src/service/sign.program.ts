import type { KeyObject } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { documentXml } from '@rubrica/ubl';
import type { SignerCertificates } from '@rubrica/xades';
import { documentOf, draftOf, numbered, signed } from './signing-load.js';

/** What a thread of `sign.bench.ts` is to do. It tells at the end what it has done. */
export interface SignThreadOrder {
  readonly lines: number;
  readonly forMs: number;
  readonly key: KeyObject;
  readonly certificates: SignerCertificates;
}

export interface SignThreadWork {
  readonly documents: number;
  readonly processorMs: number;
}

const { lines, forMs, ...signer } = workerData as SignThreadOrder;
const document = documentOf(draftOf(lines));
const make = (sequence: number) => signed(documentXml(numbered(document, sequence)), signer);

const warmUntil = performance.now() + forMs / 2;
while (performance.now() < warmUntil) make(0);

let documents = 0;
const before = process.threadCpuUsage();
const end = performance.now() + forMs;
while (performance.now() < end) make((documents += 1));
const { user, system } = process.threadCpuUsage(before);
parentPort?.postMessage({ documents, processorMs: (user + system) / 1_000 } satisfies SignThreadWork);

import { generateKeyPairSync, sign } from 'node:crypto';
import { median } from './statistics.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const MEASURES = 3;
const MEASURE_MS = 1_000;

/** CPU of this thread, ms. */
export const threadCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

export const signOnce = (): void => void sign('sha256', Buffer.alloc(400, 1), privateKey);

/** CPU ms of one RSA-2048 signature on one thread: each of three measures of a second. */
export const measureSignatures = (): number[] =>
  Array.from({ length: MEASURES }, () => {
    const begin = threadCpuMs();
    let count = 0;
    while (threadCpuMs() - begin < MEASURE_MS) {
      for (let i = 0; i < 20; i += 1) signOnce();
      count += 20;
    }
    return (threadCpuMs() - begin) / count;
  });

/** The unit of all costs: the median of the measures before and after a run. */
export const signatureMs = (measures: readonly number[]): number => median(measures);

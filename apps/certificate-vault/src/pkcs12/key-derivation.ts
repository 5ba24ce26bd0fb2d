import { hash, pbkdf2 } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';

export type DigestName = 'sha1' | 'sha224' | 'sha256' | 'sha384' | 'sha512';

/** Thrown when a container asks for more iterations than real ones do, which would only cost time. */
export class TooManyIterations extends Error {
  override readonly name = 'TooManyIterations';
}

/** Processor time that opening one container may take in total (ADR 0143). */
const MOST_MS = 1_000;

/** What an iteration takes on a slow machine, in nanoseconds: PKCS#12's function runs in JavaScript, PBKDF2 in OpenSSL. */
const ITERATION_NS: Readonly<Record<'pkcs12' | 'pbkdf2', Readonly<Record<DigestName, number>>>> = {
  pkcs12: { sha1: 1_200, sha224: 2_000, sha256: 2_000, sha384: 2_000, sha512: 2_000 },
  pbkdf2: { sha1: 500, sha224: 500, sha256: 500, sha384: 700, sha512: 700 },
};
export const iterationNs = (derivation: 'pkcs12' | 'pbkdf2', digest: DigestName): number =>
  ITERATION_NS[derivation][digest];

/**
 * What is left of the time for one container. Enough for the dearest that programs write: two derivations of 600,000 iterations by
 * PBKDF2 (Firefox), or 350,000 by PKCS#12's function (Java 8).
 */
export class IterationBudget {
  private leftNs = MOST_MS * 1_000_000;

  spend(iterations: number, eachNs: number): void {
    this.leftNs -= iterations * eachNs;
    if (iterations < 1 || this.leftNs < 0) throw new TooManyIterations();
  }
}

export interface DerivedFrom {
  readonly password: Buffer;
  readonly salt: Buffer;
  readonly iterations: number;
  readonly digest: DigestName;
  readonly budget: IterationBudget;
}

/** Derives a key by PBKDF2, in Node's thread pool. */
export const derivePbkdf2 = (from: DerivedFrom, length: number): Promise<Buffer> => {
  from.budget.spend(from.iterations, iterationNs('pbkdf2', from.digest));
  return promisify(pbkdf2)(from.password, from.salt, from.iterations, length, from.digest);
};

/** Source: RFC 7292, appendix B.3. */
export const PURPOSE = { key: 1, iv: 2, mac: 3 } as const;

/** Iterations between two turns of the event loop; one takes a microsecond or two. */
const ROUNDS_PER_TURN = 1_000;

/**
 * Derives a key by the function of PKCS#12 (RFC 7292, appendix B.2). Neither Node nor OpenSSL's library offers it, so
 * its iterations run here, in slices between which the event loop serves others.
 */
export const derivePkcs12 = async (from: DerivedFrom, purpose: 1 | 2 | 3, length: number): Promise<Buffer> => {
  const { password, salt, iterations, digest, budget } = from;
  const blockLength = digest === 'sha384' || digest === 'sha512' ? 128 : 64;
  const filled = (bytes: Buffer) => Buffer.alloc(Math.ceil(bytes.length / blockLength) * blockLength, bytes);
  const diversifier = Buffer.alloc(blockLength, purpose);
  const passwordBlocks = filled(password);
  const input = Buffer.concat([filled(salt), passwordBlocks]);
  passwordBlocks.fill(0);

  const output: Buffer[] = [];
  for (let got = 0; got < length;) {
    budget.spend(iterations, iterationNs('pkcs12', digest));
    const first = Buffer.concat([diversifier, input]);
    let round = hash(digest, first, 'buffer');
    first.fill(0);
    for (let count = 1; count < iterations; count += 1) {
      round = hash(digest, round, 'buffer');
      if (count % ROUNDS_PER_TURN === 0) await setImmediate();
    }
    output.push(round);
    got += round.length;
    const addend = Buffer.alloc(blockLength, round);
    for (let at = 0; at < input.length; at += blockLength) addPlusOne(input.subarray(at, at + blockLength), addend);
  }
  input.fill(0);
  return Buffer.concat(output).subarray(0, length);
};

/** Adds `addend` + 1 to `target` in place, as big-endian numbers; the carry beyond its length is dropped. */
const addPlusOne = (target: Buffer, addend: Buffer): void => {
  let carry = 1;
  for (let index = target.length - 1; index >= 0; index -= 1) {
    carry += (target[index] ?? 0) + (addend[index] ?? 0);
    target[index] = carry & 0xff;
    carry >>= 8;
  }
};

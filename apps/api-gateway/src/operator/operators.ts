import { createHash, timingSafeEqual } from 'node:crypto';

interface Operator {
  readonly name: string;
  /** SHA-256 of the token. */
  readonly tokenHash: Buffer;
}

/** The operators, each with a name and the hash of a token. */
export class Operators {
  private readonly operators: readonly Operator[];

  /** `name:hash,name:hash`. */
  constructor(text: string) {
    this.operators = text
      .split(',')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [name = '', hash = ''] = entry.split(':');
        if (name === '' || !/^[0-9a-f]{64}$/.test(hash))
          throw new Error('OPERATOR_TOKEN_HASHES takes name:sha256 pairs, the hash in lower-case hex');
        return { name, tokenHash: Buffer.from(hash, 'hex') };
      });
  }

  /** Returns the operator's name; undefined when no operator has this token. */
  nameOf(token: string): string | undefined {
    const hash = createHash('sha256').update(token).digest();
    return this.operators.find(({ tokenHash }) => timingSafeEqual(tokenHash, hash))?.name;
  }
}

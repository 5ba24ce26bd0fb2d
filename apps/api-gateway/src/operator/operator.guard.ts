import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '@rubrica/service';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';

export interface Operator {
  readonly name: string;
  /** SHA-256 of the token. */
  readonly tokenHash: Buffer;
}

/** `name:hash,name:hash`. */
export const parseOperators = (text: string): readonly Operator[] =>
  text
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', hash = ''] = entry.split(':');
      if (name === '' || !/^[0-9a-f]{64}$/.test(hash)) throw new Error('OPERATOR_TOKEN_HASHES takes name:sha256 pairs, the hash in lower-case hex');
      return { name, tokenHash: Buffer.from(hash, 'hex') };
    });

/** The operator's own port: named tokens, kept as hashes. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(private readonly operators: readonly Operator[]) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ');
    const hash = createHash('sha256').update(token).digest();
    if (scheme.toLowerCase() === 'bearer' && this.operators.some(({ tokenHash }) => timingSafeEqual(tokenHash, hash))) return true;
    throw new Problem(401, 'unauthorized', 'Send an operator token: "Authorization: Bearer …".', [], { 'www-authenticate': 'Bearer realm="rubrica operator"' });
  }
}

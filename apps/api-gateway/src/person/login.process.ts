import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import type { Words } from '@rubrica/fiscal';
import { Problem } from '@rubrica/service';
import type { FastifyRequest } from 'fastify';
import { clientAddress, networkOf } from '../access/client-address.js';
import { ApiGatewaySettings } from '../config.js';
import { type HourlyLimit, LoginLimitStore } from './login-limit.store.js';
import { type Login, LoginStore } from './login.store.js';

/** What a person logs in by: the token of a link, or a code with the address that it was mailed to. */
export type LoginProof = { readonly token: string } | { readonly email: string; readonly code: string };

/** Lets people in by what they were mailed, within limits that all processes share (ADR 0248). */
@Injectable()
export class Logins {
  constructor(
    private readonly database: Database,
    private readonly logins: LoginStore,
    private readonly limits: LoginLimitStore,
    private readonly settings: ApiGatewaySettings,
  ) {}

  /** Counts one more of the network that asks. Throws the 429 for one that has none left. */
  async countNetwork(limit: HourlyLimit, request: FastifyRequest): Promise<void> {
    const address = clientAddress(request, this.settings.trustedProxies);
    const refusal = await this.database.transaction((tx) => this.refusalOfNetwork(tx, limit, address));
    if (refusal) throw refusal;
  }

  /**
   * Uses a link or a code up. A refusal is returned, not thrown, so that the try counts. An address that nobody has is counted and
   * refused as any other.
   */
  async use(tx: Tx, proof: LoginProof, address: string): Promise<Login | Problem> {
    if ('token' in proof) return (await this.logins.use(tx, proof.token)) ?? linkRefused();
    const tooMany = await this.refusalOfNetwork(tx, 'network-try', address);
    if (tooMany) return tooMany;
    const left = await this.limits.take(tx, 'try', proof.email.toLowerCase());
    if (left === null) return codeRefused(0);
    return (await this.logins.useCode(tx, proof.email, proof.code)) ?? codeRefused(left);
  }

  /** Returns the 429 for a network that has none left; otherwise one more is counted. */
  private async refusalOfNetwork(tx: Tx, limit: HourlyLimit, address: string): Promise<Problem | null> {
    const network = networkOf(address);
    if ((await this.limits.take(tx, limit, network)) !== null) return null;
    const seconds = await this.limits.secondsUntil(tx, limit, network);
    return new Problem(429, 'rate_limited', TOO_MANY, [], { 'retry-after': String(seconds) });
  }
}

const TOO_MANY: Words = {
  en: 'Too many logins were tried from your network in an hour. Try again when Retry-After has passed.',
  es: 'Desde su red se intentaron demasiados ingresos en una hora. Intente de nuevo cuando pase el tiempo de Retry-After.',
};

/** The 401 for a link that is not good, or not any more. */
export const linkRefused = (): Problem =>
  new Problem(401, 'login_refused', {
    en: 'This link was used before, has expired, or was never made. Ask for another one.',
    es: 'Este enlace ya se usó, venció o nunca existió. Pida otro.',
  });

const codeRefused = (left: number): Problem => {
  const detail =
    left === 0
      ? {
          en: 'This code is wrong, or no longer good after 6 tries. Ask for another one.',
          es: 'Este código es incorrecto o ya no sirve tras 6 intentos. Pida otro.',
        }
      : {
          en: `This code is wrong, was used before, or has expired. Tries left: ${left}.`,
          es: `Este código es incorrecto, ya se usó o venció. Intentos que quedan: ${left}.`,
        };
  return new Problem(401, 'login_refused', detail, [], {}, { tries_left: left });
};

import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { newId } from '@rubrica/service';
import { isToken, newToken, tokenHash } from '../access/session.js';

/** How long a link for a login is good. */
const LINK_MS = 600_000;
/** Rows of links that have expired are removed with new ones, so many at most. */
const REMOVED_AT_ONCE = 100;

export interface NewLogin {
  readonly personId: string;
  /** True when the login by it counts as a step-up. */
  readonly stepsUp: boolean;
}

/** What a link that was used leads to. */
export interface Login {
  readonly person_id: string;
  readonly steps_up: boolean;
}

/** Single-use links for a login, stored by the hashes of their tokens. */
@Injectable()
export class LoginStore {
  /** Makes a link. Its token is returned once and stored nowhere. */
  create(tx: Tx, { personId, stepsUp }: NewLogin): { readonly token: string; readonly expiresAt: Date } {
    const token = newToken();
    const expiresAt = new Date(new Date(tx.at).getTime() + LINK_MS);
    tx.write(
      `delete from logins where id in (
         select id from logins where expires_at <= $1 limit ${REMOVED_AT_ONCE} for update skip locked
       )`,
      [tx.at],
    );
    tx.write(
      `insert into logins (id, person_id, hash, steps_up, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
      [newId('lgn'), personId, tokenHash(token), stepsUp, tx.at, expiresAt.toISOString()],
    );
    return { token, expiresAt };
  }

  /** Uses a link up. Returns null when it is unknown, was used before, or has expired. */
  async use(tx: Tx, token: string): Promise<Login | null> {
    if (!isToken(token)) return null;
    const [login] = await tx.query<Login>(
      'delete from logins where hash = $1 and expires_at > $2 returning person_id, steps_up',
      [tokenHash(token), tx.at],
    );
    return login ?? null;
  }
}

import { Injectable } from '@nestjs/common';
import { type CapabilityKeys, parseCapabilityKeys } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import { newId } from '@rubrica/service';
import { isToken, newToken, tokenHash } from '../access/session.js';
import { ApiGatewaySettings } from '../config.js';
import { loginCodeHashes, newLoginCode } from './login-code.js';
import type { PersonRow } from './person.store.js';

/** How long a link for a login, and the code beside it, are good. */
export const LOGIN_MINUTES = 10;
export const LINK_MS = LOGIN_MINUTES * 60_000;
/** Rows of links that have expired are removed with new ones, so many at most. */
const REMOVED_AT_ONCE = 100;

export interface NewLogin {
  readonly personId: string;
  /** True when the login by it counts as a step-up. */
  readonly stepsUp: boolean;
}

/** What a link or a code that was used leads to. */
export interface Login {
  readonly person_id: string;
  readonly steps_up: boolean;
}

/** Single-use links for a login and the codes beside them, stored by their hashes. */
@Injectable()
export class LoginStore {
  private readonly keys: CapabilityKeys;

  constructor({ fileUrlKeys }: ApiGatewaySettings) {
    this.keys = parseCapabilityKeys(fileUrlKeys);
  }

  /** Makes a link and a code, which are no step-up. The code of an earlier mail is void; its link is still good. */
  createForMail(tx: Tx, { id, email }: PersonRow): { readonly token: string; readonly code: string } {
    const code = newLoginCode();
    const [hash = null] = loginCodeHashes(this.keys, email, code);
    tx.write('update logins set code_hash = null where person_id = $1', [id]);
    const { token } = this.create(tx, { personId: id, stepsUp: false }, hash);
    return { token, code };
  }

  /** Makes a link. Its token is returned once and stored nowhere. */
  create(
    tx: Tx,
    { personId, stepsUp }: NewLogin,
    codeHash: string | null = null,
  ): { readonly token: string; readonly expiresAt: Date } {
    const token = newToken();
    const expiresAt = new Date(new Date(tx.at).getTime() + LINK_MS);
    tx.write(
      `delete from logins where id in (
         select id from logins where expires_at <= $1 limit ${REMOVED_AT_ONCE} for update skip locked
       )`,
      [tx.at],
    );
    tx.write(
      `insert into logins (id, person_id, hash, code_hash, steps_up, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [newId('lgn'), personId, tokenHash(token), codeHash, stepsUp, tx.at, expiresAt.toISOString()],
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

  /** Uses a code of an address up, and its link with it. Returns null as `use` does. */
  async useCode(tx: Tx, email: string, code: string): Promise<Login | null> {
    const address = email.toLowerCase();
    const [login] = await tx.query<Login>(
      `delete from logins where id = (
         select l.id from logins l join people p on p.id = l.person_id
          where p.email = $1 and l.code_hash = any($2) and l.expires_at > $3 limit 1
       ) returning person_id, steps_up`,
      [address, loginCodeHashes(this.keys, address, code), tx.at],
    );
    return login ?? null;
  }
}

import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { isToken, newToken, tokenHash } from '../access/session.js';
import { LINK_MS } from './login.store.js';

/** Single-use links by which operators log in. They open no session of a company, and links of companies none of operators. */
@Injectable()
export class OperatorLoginStore {
  /** Makes a link; earlier ones of the person are void. Its token is returned once and stored nowhere. */
  create(tx: Tx, personId: string): { readonly token: string; readonly expiresAt: Date } {
    const token = newToken();
    const expiresAt = new Date(new Date(tx.at).getTime() + LINK_MS);
    tx.write('delete from operator_logins where person_id = $1 or expires_at <= $2', [personId, tx.at]);
    tx.write('insert into operator_logins (hash, person_id, expires_at) values ($1, $2, $3)', [
      ...[tokenHash(token), personId, expiresAt.toISOString()],
    ]);
    return { token, expiresAt };
  }

  /** Uses a link up. Returns the person; null when it is unknown, was used before, or has expired. */
  async use(tx: Tx, token: string): Promise<string | null> {
    if (!isToken(token)) return null;
    const [login] = await tx.query<{ person_id: string }>(
      'delete from operator_logins where hash = $1 and expires_at > $2 returning person_id',
      [tokenHash(token), tx.at],
    );
    return login?.person_id ?? null;
  }
}

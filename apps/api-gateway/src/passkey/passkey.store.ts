import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { Clock, newId } from '@rubrica/service';
import { type Audience, newToken, tokenHash } from '../access/session.js';

/** How long an authenticator may take to sign a challenge. */
const CHALLENGE_MS = 300_000;
/** Rows of challenges that have expired are removed with new ones, so many at most. */
const REMOVED_AT_ONCE = 100;

export interface PasskeyRow {
  readonly id: string;
  readonly person_id: string;
  readonly audience: Audience;
  /** In base64url, as the authenticator names it. */
  readonly credential_id: string;
  readonly public_key: Buffer;
  /** Signatures that the authenticator has counted. Text, since Postgres has 64 bits for it. */
  readonly counter: string;
  readonly transports: readonly string[];
  /** True if a password manager keeps it on several devices. */
  readonly is_synced: boolean;
  readonly name: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

export type NewPasskey = Omit<PasskeyRow, 'id' | 'created_at' | 'used_at' | 'counter'> & { readonly counter: number };

/** What a challenge is made for. An answer to it counts for nothing else. */
export interface ChallengeUse {
  readonly purpose: 'register' | 'login' | 'step_up';
  readonly audience: Audience;
  /** Null for a login. */
  readonly personId: string | null;
}

/** Passkeys, and challenges by their hashes. */
@Injectable()
export class PasskeyStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Makes a challenge of 256 random bits in base64url. */
  async newChallenge({ purpose, audience, personId }: ChallengeUse): Promise<string> {
    const now = this.clock.now();
    const challenge = newToken();
    await this.database.query(
      `with expired as (
         select hash from passkey_challenges where expires_at <= $1 limit ${REMOVED_AT_ONCE} for update skip locked
       ), removed as (delete from passkey_challenges where hash in (select hash from expired))
       insert into passkey_challenges (hash, purpose, audience, person_id, expires_at) values ($2, $3, $4, $5, $6)`,
      [
        ...[now.toISOString(), tokenHash(challenge), purpose, audience, personId],
        new Date(now.getTime() + CHALLENGE_MS).toISOString(),
      ],
    );
    return challenge;
  }

  /** Uses a challenge up. Returns false when it is unknown, was used before, has expired, or was made for another use. */
  async useChallenge(challenge: string, { purpose, audience, personId }: ChallengeUse): Promise<boolean> {
    const used = await this.database.query(
      `delete from passkey_challenges
        where hash = $1 and purpose = $2 and audience = $3 and person_id is not distinct from $4 and expires_at > $5
        returning hash`,
      [tokenHash(challenge), purpose, audience, personId, this.clock.now().toISOString()],
    );
    return used.length === 1;
  }

  /** Returns the passkeys of a person for one audience, oldest first. */
  passkeysOf(personId: string, audience: Audience): Promise<PasskeyRow[]> {
    return this.database.query<PasskeyRow>(
      'select * from passkeys where person_id = $1 and audience = $2 order by position',
      [personId, audience],
    );
  }

  /** Returns the same, locked until the commit. */
  async locked(tx: Tx, personId: string, audience: Audience): Promise<PasskeyRow[]> {
    await tx.query('select id from people where id = $1 for update', [personId]);
    return tx.query<PasskeyRow>('select * from passkeys where person_id = $1 and audience = $2 order by position', [
      personId,
      audience,
    ]);
  }

  async byCredential(credentialId: string, audience: Audience): Promise<PasskeyRow | null> {
    const [row] = await this.database.query<PasskeyRow>(
      'select * from passkeys where credential_id = $1 and audience = $2',
      [credentialId, audience],
    );
    return row ?? null;
  }

  /** Adds a passkey. Returns null when there is one with its credential id already. */
  async add(tx: Tx, passkey: NewPasskey): Promise<PasskeyRow | null> {
    const { person_id, audience, credential_id, public_key, counter, transports, is_synced, name } = passkey;
    const [row] = await tx.query<PasskeyRow>(
      `insert into passkeys
         (id, person_id, audience, credential_id, public_key, counter, transports, is_synced, name, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (credential_id) do nothing returning *`,
      [...[newId('pky'), person_id, audience, credential_id, public_key, counter, transports, is_synced, name], tx.at],
    );
    return row ?? null;
  }

  /** Records a use. Returns false when a use with the same or a higher count was recorded meanwhile. */
  async recordUse(tx: Tx, id: string, counter: number): Promise<boolean> {
    const rows = await tx.query(
      `update passkeys set counter = $2, used_at = $3
        where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
      [id, counter, tx.at],
    );
    return rows.length === 1;
  }

  async rename(personId: string, audience: Audience, id: string, name: string): Promise<PasskeyRow | null> {
    const [row] = await this.database.query<PasskeyRow>(
      'update passkeys set name = $4 where id = $3 and person_id = $1 and audience = $2 returning *',
      [personId, audience, id, name],
    );
    return row ?? null;
  }

  remove(tx: Tx, id: string): void {
    tx.write('delete from passkeys where id = $1', [id]);
  }
}

import { Injectable } from '@nestjs/common';
import { type Caller, type MailSenderResource, Refusal } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import type { SmtpAccount } from './smtp-account.js';
import { type Condition, type List, type ListQuery, lockList, offsetTime, readList } from '@rubrica/service';

export interface SenderRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly from_address: string;
  /** Null: mails go by the service's mail server. */
  readonly smtp: SmtpAccount | null;
  /** Sealed with the service's key. */
  readonly sealed_password: Buffer | null;
  readonly is_default: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type NewSender = Pick<SenderRow, 'id' | 'from_address' | 'smtp' | 'sealed_password' | 'is_default'>;

export interface SenderChange {
  readonly isDefault?: boolean | undefined;
  readonly server?: Pick<SenderRow, 'smtp' | 'sealed_password'> | undefined;
}

/** Senders that a tenant may have in each mode. */
const MOST_SENDERS = 20;

/** Addresses that tenants' mails come from. One of each tenant and mode is the default at most. */
@Injectable()
export class SenderStore {
  constructor(private readonly database: Database) {}

  /** Returns, in the order of the tenants, the default sender of each in its mode. */
  async defaultsOf(
    tx: Tx,
    tenants: readonly Pick<Caller, 'tenantId' | 'livemode'>[],
  ): Promise<(SenderRow | undefined)[]> {
    const rows = await tx.query<SenderRow>(
      `select * from mail_senders
       where is_default and (tenant_id, livemode) in (select * from unnest($1::text[], $2::boolean[]))`,
      [tenants.map(({ tenantId }) => tenantId), tenants.map(({ livemode }) => livemode)],
    );
    return tenants.map(({ tenantId, livemode }) =>
      rows.find((row) => row.tenant_id === tenantId && row.livemode === livemode),
    );
  }

  async find(
    { tenantId, livemode }: Caller,
    id: string,
    from: Pick<Tx, 'query'> = this.database,
  ): Promise<SenderRow | undefined> {
    const [row] = await from.query<SenderRow>(
      'select * from mail_senders where id = $1 and tenant_id = $2 and livemode = $3',
      [id, tenantId, livemode],
    );
    return row;
  }

  list({ tenantId, livemode }: Caller, query: ListQuery): Promise<List<MailSenderResource>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      ['livemode = ?', livemode],
    ];
    return readList(this.database, '/v1/mail-senders', { table: 'mail_senders', scope }, query, senderResource);
  }

  /** Throws a 409 when the tenant has as many senders as it may have. */
  async insert(tx: Tx, caller: Caller, sender: NewSender): Promise<SenderRow> {
    const { tenantId, livemode } = caller;
    await lockList(tx, tenantId, livemode);
    const [{ count } = { count: '0' }] = await tx.query<{ count: string }>(
      'select count(*) from mail_senders where tenant_id = $1 and livemode = $2',
      [tenantId, livemode],
    );
    if (Number(count) >= MOST_SENDERS)
      throw new Refusal('mail_sender_limit_reached', {
        en: `There may be ${MOST_SENDERS} senders in each mode. Delete one that is not used any more.`,
        es: `Puede haber ${MOST_SENDERS} remitentes en cada modo. Elimine uno que ya no se use.`,
      });
    if (sender.is_default) await this.clearDefault(tx, caller);
    const [row] = await tx.query<SenderRow>(
      `insert into mail_senders (id, tenant_id, livemode, from_address, smtp, sealed_password, is_default, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning *`,
      [
        sender.id,
        tenantId,
        livemode,
        sender.from_address,
        sender.smtp && JSON.stringify(sender.smtp),
        sender.sealed_password,
        sender.is_default,
        tx.at,
      ],
    );
    if (!row) throw new Error('an insert returned no row');
    return row;
  }

  /** Returns the sender as it is now; undefined if there is none. */
  async update(
    tx: Tx,
    caller: Caller,
    id: string,
    { isDefault, server }: SenderChange,
  ): Promise<SenderRow | undefined> {
    await lockList(tx, caller.tenantId, caller.livemode);
    if (isDefault === true) await this.clearDefault(tx, caller);
    const [row] = await tx.query<SenderRow>(
      `update mail_senders set is_default = coalesce($4, is_default), updated_at = $5,
         smtp = case when $6 then $7::jsonb else smtp end,
         sealed_password = case when $6 then $8::bytea else sealed_password end
        where id = $1 and tenant_id = $2 and livemode = $3 returning *`,
      [
        id,
        caller.tenantId,
        caller.livemode,
        isDefault ?? null,
        tx.at,
        server !== undefined,
        server?.smtp ? JSON.stringify(server.smtp) : null,
        server?.sealed_password ?? null,
      ],
    );
    return row;
  }

  /** Returns whether there was one. */
  async remove(tx: Tx, { tenantId, livemode }: Caller, id: string): Promise<boolean> {
    const rows = await tx.query(
      'delete from mail_senders where id = $1 and tenant_id = $2 and livemode = $3 returning id',
      [id, tenantId, livemode],
    );
    return rows.length > 0;
  }

  private async clearDefault(tx: Tx, { tenantId, livemode }: Caller): Promise<void> {
    await tx.query(
      'update mail_senders set is_default = false, updated_at = $3 where tenant_id = $1 and livemode = $2 and is_default',
      [tenantId, livemode, tx.at],
    );
  }
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

export const senderResource = (row: SenderRow): MailSenderResource => ({
  id: row.id,
  object: 'mail_sender',
  from_address: row.from_address,
  smtp: row.smtp && { host: row.smtp.host, port: row.smtp.port, tls: row.smtp.tls, user: row.smtp.user },
  is_default: row.is_default,
  livemode: row.livemode,
  created_at: offsetTime(row.created_at),
  updated_at: offsetTime(row.updated_at),
});

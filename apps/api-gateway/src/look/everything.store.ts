import { Injectable } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { numberAsked } from '@rubrica/fiscal';
import { COUNTERPARTY_ROLES } from '@rubrica/kinds';
import { RequestLogStore } from '../request-log/request-log.store.js';

/** What a search of operators looks at, the most exact first. */
export const WAYS = ['id', 'cufe', 'number', 'nit', 'request_id', 'email', 'counterparty'] as const;

/** What a search of operators finds. */
export const FOUND = [
  ...['document', 'tenant', 'person', 'request', 'audit_entry'],
  ...COUNTERPARTY_ROLES.map(({ name }) => name),
];

export interface Hit {
  readonly type: string;
  readonly id: string;
  /** Null: it belongs to no tenant, or to several. */
  readonly tenant_id: string | null;
  readonly matched: (typeof WAYS)[number];
  /** Kind of a document, operation of a request or an entry; null: neither. */
  readonly kind: string | null;
  readonly number: string | null;
  readonly status: string | null;
}

const MOST = 20;
const DOCUMENT = `'document' as type, d.id, d.tenant_id, d.kind, d.number, d.status`;
const TENANT = `'tenant' as type, t.id, t.id as tenant_id, null as kind, null as number, t.status`;

/** Finds things of all tenants by what is exactly theirs, each by an index. */
@Injectable()
export class EverythingStore {
  constructor(
    private readonly database: Database,
    private readonly requests: RequestLogStore,
  ) {}

  async find(q: string): Promise<Hit[]> {
    const text = q.trim();
    const number = numberAsked(text);
    const found = await Promise.all([
      this.hits('id', `select ${DOCUMENT} from documents d where d.id = $1`, text),
      this.hits('id', `select ${TENANT} from tenants t where t.id = $1`, text),
      this.hits('cufe', `select ${DOCUMENT} from documents d where d.cufe = $1`, text.toLowerCase()),
      this.hits('number', NUMBERED, text.toUpperCase()),
      this.hits('nit', `select ${TENANT} from tenants t where t.nit = $1 and t.holds_nit`, number),
      this.request(text),
      this.hits('request_id', REQUESTED, text),
      this.hits('email', KNOWN, text.toLowerCase()),
      this.hits('counterparty', DEALT_WITH, number),
    ]);
    return found.flat().slice(0, MOST);
  }

  private async request(id: string): Promise<Hit[]> {
    const row = await this.requests.findOfAny(id);
    if (!row) return [];
    const { tenant_id, operation, status } = row;
    const about = { tenant_id, kind: operation, number: null, status: String(status) };
    return [{ type: 'request', id, matched: 'request_id', ...about }];
  }

  private async hits(matched: Hit['matched'], sql: string, value: string): Promise<Hit[]> {
    const rows = await this.database.query<Omit<Hit, 'matched'>>(`${sql} limit ${MOST}`, [value]);
    return rows.map((row) => ({ ...row, matched }));
  }
}

/** Numbers are indexed by tenant: each tenant is asked for a few. */
const NUMBERED = `select ${DOCUMENT} from tenants t cross join lateral (
    select * from documents where tenant_id = t.id and number = $1 limit 4
  ) as d`;
const REQUESTED = `select 'audit_entry' as type, id, tenant_id, action as kind, null as number, outcome as status
    from audit where request_id = $1`;
const KNOWN = `select 'person' as type, id, null as tenant_id, null as kind, null as number, null as status
    from people where email = $1`;

/** Buyers and suppliers of all tenants with a number, each with the newest document about it. */
const DEALT_WITH = `with known as materialized (
    select tenant_id, livemode from counterparty_words
     where identification_number = $1 and word = lower(identification_number) limit ${MOST}
  ) select found.* from known cross join lateral (
    ${COUNTERPARTY_ROLES.map(
      ({
        name,
        path,
      }) => `(select '${name}' as type, c.id, c.tenant_id, null as kind, null as number, null as status from ${path} c
       where c.tenant_id = known.tenant_id and c.livemode = known.livemode and c.data->'identification'->>'number' = $1
         and c.deleted_at is null order by c.position limit 1)
    union all `,
    ).join('')}(select ${DOCUMENT} from documents d
       where d.tenant_id = known.tenant_id and d.livemode = known.livemode and d.customer is not null
         and d.customer->'identification'->>'number' = $1 order by d.created_at desc, d.position desc limit 1)
  ) as found`;

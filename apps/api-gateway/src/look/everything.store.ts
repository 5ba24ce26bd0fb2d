import { Injectable } from '@nestjs/common';
import { Database } from '@rubrica/eventing';

/** What a search of operators looks at, the most exact first. */
export const WAYS = ['id', 'cufe', 'number', 'nit', 'request_id', 'email'] as const;

export interface Hit {
  readonly type: 'document' | 'tenant' | 'person' | 'audit_entry';
  readonly id: string;
  /** Null: it belongs to no tenant, or to several. */
  readonly tenant_id: string | null;
  readonly matched: (typeof WAYS)[number];
  /** Kind of a document, operation of an entry; null: neither. */
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
  constructor(private readonly database: Database) {}

  async find(q: string): Promise<Hit[]> {
    const text = q.trim();
    const nit = text.replaceAll('.', '').replace(/-\d$/, '');
    const found = await Promise.all([
      this.hits('id', `select ${DOCUMENT} from documents d where d.id = $1`, text),
      this.hits('id', `select ${TENANT} from tenants t where t.id = $1`, text),
      this.hits('cufe', `select ${DOCUMENT} from documents d where d.cufe = $1`, text.toLowerCase()),
      this.hits('number', NUMBERED, text.toUpperCase()),
      this.hits('nit', `select ${TENANT} from tenants t where t.nit = $1 and t.holds_nit`, nit),
      this.hits('request_id', REQUESTED, text),
      this.hits('email', KNOWN, text.toLowerCase()),
    ]);
    return found.flat().slice(0, MOST);
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

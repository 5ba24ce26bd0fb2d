import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { type Language, newId } from '@rubrica/service';
import type { PersonRole } from '../access/person-role.js';

export interface PersonRow {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  /** The one that the person has chosen, or that of the browser at the last login; null: not known yet. */
  readonly language: Language | null;
  readonly is_language_chosen: boolean;
}

/** What a person changes of the own row; what is absent stays. */
export interface PersonChange {
  readonly name?: string;
  /** Null: that of the browser at each login. */
  readonly language?: Language | null;
}

/** A company of a person, with its name. */
export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly role: PersonRole;
}

const COLUMNS = 'id, email, name, language, is_language_chosen';

/** People, and the companies that they belong to. */
@Injectable()
export class PersonStore {
  constructor(private readonly database: Database) {}

  /** Returns the person with an address, who is made when there is none; the name of a known person stays. */
  async withEmail(tx: Tx, email: string, name = ''): Promise<PersonRow> {
    const [row] = await tx.query<PersonRow>(
      `insert into people (id, email, name, created_at) values ($1, $2, $3, $4)
       on conflict (email) do update set email = excluded.email returning ${COLUMNS}`,
      [newId('per'), email.toLowerCase(), name, tx.at],
    );
    if (!row) throw new Error('a row that was inserted is not returned');
    return row;
  }

  /** Returns the person with an address; undefined when there is none. */
  async findByEmail(tx: Tx, email: string): Promise<PersonRow | undefined> {
    const [row] = await tx.query<PersonRow>(`select ${COLUMNS} from people where email = $1`, [email.toLowerCase()]);
    return row;
  }

  /** Remembers in which language a person reads, unless the person has chosen one. */
  reads(tx: Tx, id: string, language: Language): void {
    tx.write(
      `update people set language = $2
        where id = $1 and not is_language_chosen and language is distinct from $2`,
      [id, language],
    );
  }

  async change(id: string, { name, language }: PersonChange): Promise<void> {
    await this.database.query(
      `update people set name = coalesce($2, name), language = coalesce($3, language),
              is_language_chosen = coalesce($4, is_language_chosen) where id = $1`,
      [id, name?.trim().replaceAll(/\s+/g, ' '), language, language === undefined ? undefined : language !== null],
    );
  }

  async find(id: string): Promise<PersonRow | undefined> {
    const [row] = await this.database.query<PersonRow>(`select ${COLUMNS} from people where id = $1`, [id]);
    return row;
  }

  async get(id: string): Promise<PersonRow> {
    const row = await this.find(id);
    if (!row) throw new Error('a person with a session has no row');
    return row;
  }

  /** Makes a person a member of a company; of a member the role stays. */
  async join(tx: Tx, personId: string, tenantId: string, role: PersonRole): Promise<void> {
    await tx.query(
      `insert into memberships (id, person_id, tenant_id, role, created_at) values ($1, $2, $3, $4, $5)
       on conflict (person_id, tenant_id) do nothing`,
      [newId('mem'), personId, tenantId, role, tx.at],
    );
  }

  /** Returns the companies of a person by their names, without revoked ones; with `only` that one at most. */
  companies(personId: string, only: string | null): Promise<CompanyRow[]> {
    return this.database.query<CompanyRow>(
      `select t.id, t.profile->>'legal_name' as name, m.role
         from memberships m join tenants t on t.id = m.tenant_id
        where m.person_id = $1 and t.status <> 'revoked' and ($2::text is null or t.id = $2)
        order by name, t.id limit 1000`,
      [personId, only],
    );
  }
}

import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { type List, type ListQuery, lockList, newId, readList } from '@rubrica/service';
import type { OperatorRole } from '../access/operator-role.js';
import { forgetStranger } from './member.store.js';

export interface OperatorRow {
  readonly id: string;
  readonly person_id: string;
  readonly role: OperatorRole;
  readonly email: string;
  readonly name: string;
  readonly created_at: Date;
}

const WHO =
  '(select email from people where people.id = person_id), (select name from people where people.id = person_id)';

const ROLE = 'select role from operators where person_id = $1';

/** People who run the installation. */
@Injectable()
export class OperatorStore {
  constructor(private readonly database: Database) {}

  /** Returns all operators, locked until the commit. */
  async locked(tx: Tx): Promise<OperatorRow[]> {
    await lockList(tx, 'operators', true);
    return tx.query<OperatorRow>(
      `select o.id, o.person_id, o.role, p.email, p.name, o.created_at
         from operators o join people p on p.id = o.person_id order by o.position`,
    );
  }

  list<T>(query: ListQuery, itemOf: (row: OperatorRow) => T): Promise<List<T>> {
    const source = { table: 'operators', columns: `*, ${WHO}`, scope: [['true']] } as const;
    return readList(this.database, '/admin/v1/people', source, query, itemOf);
  }

  /** Makes a person an operator; of an operator the role stays. */
  async add(tx: Tx, personId: string, role: OperatorRole): Promise<void> {
    await lockList(tx, 'operators', true);
    await tx.query(
      `insert into operators (id, person_id, role, created_at) values ($1, $2, $3, $4) on conflict (person_id) do nothing`,
      [newId('opr'), personId, role, tx.at],
    );
  }

  async roleOf(tx: Tx, personId: string): Promise<OperatorRole | null> {
    const [row] = await tx.query<Pick<OperatorRow, 'role'>>(ROLE, [personId]);
    return row?.role ?? null;
  }

  async findRole(personId: string): Promise<OperatorRole | null> {
    const [row] = await this.database.query<Pick<OperatorRow, 'role'>>(ROLE, [personId]);
    return row?.role ?? null;
  }

  /** Changes the role of an operator. A step-up in the old role does not count in the new one. */
  changeRole(tx: Tx, { id, person_id }: OperatorRow, role: OperatorRole): void {
    tx.write('update operators set role = $2 where id = $1', [id, role]);
    tx.write(`update sessions set stepped_up_at = null where person_id = $1 and audience = 'operator'`, [person_id]);
  }

  remove(tx: Tx, { id, person_id }: OperatorRow): void {
    tx.write('delete from operators where id = $1', [id]);
    tx.write(`delete from sessions where person_id = $1 and audience = 'operator'`, [person_id]);
    tx.write('delete from operator_logins where person_id = $1', [person_id]);
    tx.write(`delete from passkeys where person_id = $1 and audience = 'operator'`, [person_id]);
    forgetStranger(tx, person_id);
  }
}

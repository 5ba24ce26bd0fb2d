import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';
import { type List, type ListQuery, lockList, newId, readList } from '@rubrica/service';
import type { OperatorRole } from '../access/operator-role.js';
import { forgetStranger } from './member.store.js';

export interface OperatorRow {
  readonly id: string;
  readonly person_id: string;
  readonly role: OperatorRole;
  /** True: the login provider of operators has made the role, and takes it away again. */
  readonly is_from_provider: boolean;
  readonly email: string;
  readonly name: string;
  readonly created_at: Date;
}

const WHO =
  '(select email from people where people.id = person_id), (select name from people where people.id = person_id)';

/** What the row of an operator says of the right. */
export type OperatorRight = Pick<OperatorRow, 'id' | 'person_id' | 'role' | 'is_from_provider'>;

const RIGHT = 'select id, person_id, role, is_from_provider from operators where person_id = $1';

/** People who run the installation. */
@Injectable()
export class OperatorStore {
  constructor(private readonly database: Database) {}

  /** Returns all operators, locked until the commit. */
  async locked(tx: Tx): Promise<OperatorRow[]> {
    await lockList(tx, 'operators', true);
    return tx.query<OperatorRow>(
      `select o.id, o.person_id, o.role, o.is_from_provider, p.email, p.name, o.created_at
         from operators o join people p on p.id = o.person_id order by o.position`,
    );
  }

  list<T>(query: ListQuery, itemOf: (row: OperatorRow) => T): Promise<List<T>> {
    const source = { table: 'operators', columns: `*, ${WHO}`, scope: [['true']] } as const;
    return readList(this.database, '/admin/v1/people', source, query, itemOf);
  }

  /** Makes a person an operator by an invitation. Of an invited operator the role stays; one of the provider is invited from now on. */
  async add(tx: Tx, personId: string, role: OperatorRole): Promise<void> {
    const before = await this.lockedOf(tx, personId);
    if (before === null) await this.insert(tx, personId, role, false);
    if (before?.is_from_provider) this.changeRole(tx, before, role, false);
  }

  /** Makes a person an operator with the role that the login provider of operators gives; it holds from now on. */
  async provide(tx: Tx, personId: string, role: OperatorRole): Promise<void> {
    const before = await this.lockedOf(tx, personId);
    if (before === null) await this.insert(tx, personId, role, true);
    else if (before.role !== role || !before.is_from_provider) this.changeRole(tx, before, role, true);
  }

  /** Removes an operator whom the login provider gives no role any more; an invited one stays. */
  async unprovide(tx: Tx, personId: string): Promise<void> {
    const before = await this.lockedOf(tx, personId);
    if (before?.is_from_provider) this.remove(tx, before);
  }

  async find(tx: Tx, personId: string): Promise<OperatorRight | null> {
    const [row] = await tx.query<OperatorRight>(RIGHT, [personId]);
    return row ?? null;
  }

  async findRole(personId: string): Promise<OperatorRole | null> {
    const [row] = await this.database.query<OperatorRight>(RIGHT, [personId]);
    return row?.role ?? null;
  }

  /** Changes the role of an operator. A step-up in the old role does not count in the new one. */
  changeRole(tx: Tx, { id, person_id }: OperatorRight, role: OperatorRole, isFromProvider = false): void {
    tx.write('update operators set role = $2, is_from_provider = $3 where id = $1', [id, role, isFromProvider]);
    tx.write(`update sessions set stepped_up_at = null where person_id = $1 and audience = 'operator'`, [person_id]);
  }

  remove(tx: Tx, { id, person_id }: OperatorRight): void {
    tx.write('delete from operators where id = $1', [id]);
    tx.write(`delete from sessions where person_id = $1 and audience = 'operator'`, [person_id]);
    tx.write('delete from operator_logins where person_id = $1', [person_id]);
    tx.write(`delete from passkeys where person_id = $1 and audience = 'operator'`, [person_id]);
    forgetStranger(tx, person_id);
  }

  private async lockedOf(tx: Tx, personId: string): Promise<OperatorRight | null> {
    await lockList(tx, 'operators', true);
    return this.find(tx, personId);
  }

  private async insert(tx: Tx, personId: string, role: OperatorRole, isFromProvider: boolean): Promise<void> {
    await tx.query(
      'insert into operators (id, person_id, role, is_from_provider, created_at) values ($1, $2, $3, $4, $5)',
      [newId('opr'), personId, role, isFromProvider, tx.at],
    );
  }
}

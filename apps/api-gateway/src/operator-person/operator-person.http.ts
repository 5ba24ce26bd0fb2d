import { Body, Controller, Delete, Get, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { listOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { notFound } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { Operation } from '../operation/operation.js';
import { OperatorGuard } from '../operator/operator.guard.js';
import { type OperatorRow, OperatorStore } from '../person/operator.store.js';
import { listQuery } from '../resource/list.js';
import { refuseLastAdministrator } from './operator-person.js';
import { Operator, operatorResource, OperatorRoleName } from './operator-resource.js';

const OperatorPatch = Type.Object(
  { role: OperatorRoleName },
  { additionalProperties: false, title: 'OperatorPatch', examples: [{ role: 'act' }] },
);
const RemovedOperator = Type.Object(
  { id: Type.String(), object: Type.Literal('operator'), deleted: Type.Literal(true) },
  { title: 'RemovedOperator' },
);
const ListQuery = Type.Object(listQuery, { additionalProperties: false });

/** Routes about the people who run the installation. */
@Controller('admin/v1/people')
@UseGuards(OperatorGuard)
export class OperatorPersonController {
  constructor(
    private readonly database: Database,
    private readonly operators: OperatorStore,
  ) {}

  @Get()
  @Operation({
    id: 'listOperators',
    tag: 'People',
    summary: 'List the people who are operators, newest first',
    description: 'Not those who have a token only. A person becomes an operator by a link with a role.',
    role: 'operator',
    operatorRole: 'look',
    query: ListQuery,
    answer: { status: 200, schema: listOf(Operator), description: 'A page of operators' },
  })
  list(@Query() query: Static<typeof ListQuery>): Promise<object> {
    return this.operators.list(query, operatorResource);
  }

  @Patch(':id')
  @Operation({
    id: 'updateOperator',
    tag: 'People',
    summary: 'Change the role of an operator',
    description: 'It holds everywhere within a second; a step-up of the person before it does not count any more.',
    role: 'operator',
    operatorRole: 'administer',
    body: OperatorPatch,
    answer: { status: 200, schema: Operator, description: 'The operator as it is now' },
    refusals: { 409: ['last_administrator'] },
  })
  change(@Param('id') id: string, @Body() { role }: Static<typeof OperatorPatch>): Promise<object> {
    return this.database.transaction(async (tx) => {
      const operators = await this.operators.locked(tx);
      const operator = operatorOf(operators, id);
      refuseLastAdministrator(operators, id, role);
      if (operator.role !== role) this.operators.changeRole(tx, operator, role);
      return operatorResource({ ...operator, role });
    });
  }

  @Delete(':id')
  @Operation({
    id: 'deleteOperator',
    tag: 'People',
    summary: 'Remove an operator',
    description:
      'The sessions end everywhere within a second. A person who belongs to no company either is forgotten; the audit keeps the id.',
    role: 'operator',
    operatorRole: 'administer',
    answer: { status: 200, schema: RemovedOperator, description: 'What was removed' },
    refusals: { 409: ['last_administrator'] },
  })
  async remove(@Param('id') id: string): Promise<object> {
    await this.database.transaction(async (tx) => {
      const operators = await this.operators.locked(tx);
      const operator = operatorOf(operators, id);
      refuseLastAdministrator(operators, id, null);
      this.operators.remove(tx, operator);
    });
    return { id, object: 'operator', deleted: true };
  }
}

const operatorOf = (operators: readonly OperatorRow[], id: string): OperatorRow => {
  const operator = operators.find((one) => one.id === id);
  if (!operator) throw notFound({ en: 'operator', es: 'ese operador' });
  return operator;
};

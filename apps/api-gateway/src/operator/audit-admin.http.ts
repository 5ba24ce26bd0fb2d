import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { listOf } from '@rubrica/contracts';
import { type Static, Type } from '@sinclair/typebox';
import { auditQuery, OperatorAuditEntry, operatorAuditEntry } from '../audit/audit-resource.js';
import { AuditStore } from '../audit/audit.store.js';
import { Operation } from '../operation/operation.js';
import { OperatorGuard } from './operator.guard.js';

const ListQuery = Type.Object(
  {
    ...auditQuery,
    tenant_id: Type.Optional(Type.String({ maxLength: 64, description: 'Only what is about this tenant' })),
  },
  { additionalProperties: false },
);

/** Route by which operators see who asked for what. */
@Controller('admin/v1/audit')
@UseGuards(OperatorGuard)
export class AuditAdminController {
  constructor(private readonly audit: AuditStore) {}

  @Get()
  @Operation({
    id: 'listAudit',
    tag: 'Audit',
    summary: 'List who asked for what, newest first',
    description:
      'Every request that could change something, by operators, people and API keys of all tenants, with its outcome; logins, and logins that were refused.',
    role: 'operator',
    operatorRole: 'look',
    query: ListQuery,
    answer: { status: 200, schema: listOf(OperatorAuditEntry), description: 'A page of entries' },
  })
  list(@Query() query: Static<typeof ListQuery>): Promise<object> {
    return this.audit.listAll(query, operatorAuditEntry);
  }
}

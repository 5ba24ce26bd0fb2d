import { Controller, Get, Query } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { type Static, Type } from '@sinclair/typebox';
import { ApiCaller } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { AuditEntry, auditEntry, auditQuery } from './audit-resource.js';
import { AuditStore } from './audit.store.js';

const AuditListQuery = Type.Object(auditQuery, { additionalProperties: false });

/** Route by which a company sees who asked for what. */
@Since('2026-12-01')
@Controller('v1/audit')
export class AuditController {
  constructor(private readonly audit: AuditStore) {}

  @Get()
  @Operation({
    id: 'listAudit',
    tag: 'Audit',
    summary: 'List who asked for what, newest first',
    description:
      'Every request that could change something, by people, API keys and operators, with its outcome; also each look of an operator at your documents. Documents that an API key made are not in it: they are in the list of documents. Entries of the mode of the request, and of both modes.',
    role: 'full',
    query: AuditListQuery,
    answer: { status: 200, schema: listOf(AuditEntry), description: 'A page of entries' },
  })
  list(@ApiCaller() caller: Caller, @Query() query: Static<typeof AuditListQuery>): Promise<object> {
    return this.audit.list(caller, query, auditEntry);
  }
}

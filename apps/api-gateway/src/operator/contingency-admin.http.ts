import { Body, Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ContingencyInput, type ContingencyResource } from '@rubrica/contracts';
import { InternalHttp, validBody } from '@rubrica/service';
import { OperatorGuard } from './operator.guard.js';
import { OperatorName } from './operator-name.js';

const OWNER = 'dian-submitter';

/** Contingencies of the tax authority, which dian-submitter declares by evidence and operators by hand. */
@Controller('admin/v1/contingencies')
@UseGuards(OperatorGuard)
export class ContingencyAdminController {
  constructor(private readonly internal: InternalHttp) {}

  @Get()
  list(): Promise<object> {
    return this.internal.call(OWNER, 'GET', '/internal/contingencies');
  }

  @Post()
  @HttpCode(201)
  declare(@OperatorName() operator: string, @Body() body: unknown): Promise<ContingencyResource> {
    const declared = { ...validBody(ContingencyInput, body), operator };
    return this.internal.call(OWNER, 'POST', '/internal/contingencies', { body: declared });
  }

  @Post(':id/end')
  @HttpCode(200)
  end(@OperatorName() operator: string, @Param('id') id: string): Promise<ContingencyResource> {
    const path = `/internal/contingencies/${encodeURIComponent(id)}/end`;
    return this.internal.call(OWNER, 'POST', path, { body: { operator } });
  }
}

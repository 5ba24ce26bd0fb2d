import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { InternalOnly, requestCause, validBody } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import { SoftwareStore } from './software.store.js';

const SoftwareInput = Type.Object(
  {
    environment: Type.Union([Type.Literal('habilitacion'), Type.Literal('production')]),
    software_id: Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
    pin: Type.String({ minLength: 1, maxLength: 20 }),
  },
  { additionalProperties: false },
);

@Controller('internal/tenants/:tenant/software')
@InternalOnly('api-gateway')
export class SoftwareController {
  constructor(
    private readonly database: Database,
    private readonly software: SoftwareStore,
    private readonly waiting: WaitingDocuments,
  ) {}

  /** Releases the documents that wait for the software. Documents that have a signing plan keep the software of the plan. */
  @Put()
  @HttpCode(204)
  async put(@Param('tenant') tenantId: string, @Body() body: unknown): Promise<void> {
    const { environment, software_id: id, pin } = validBody(SoftwareInput, body);
    await this.database.transaction(async (tx) => {
      await this.software.put(tx, tenantId, environment, { id, pin });
      await this.waiting.release(tx, tenantId, environment, 'certificate_missing');
    }, requestCause());
  }
}

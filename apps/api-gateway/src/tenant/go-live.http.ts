import { Body, Controller, Post } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type Fault, faultWith } from '@rubrica/fiscal';
import {
  type IdempotencyKey,
  idempotentlyAfter,
  invalid,
  type KeptAnswer,
  offsetTime,
  Problem,
} from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { onlyInLiveMode } from './only-in-live-mode.js';
import { Production } from './production.client.js';
import { Tenant } from './tenant-resource.js';
import { TenantResources } from './tenant-resource.process.js';
import { tenantAggregate } from './tenant.messages.js';
import { TenantStore } from './tenant.store.js';

const GoLiveOrder = Type.Object(
  {
    nit: Type.String({
      description: 'your NIT without its check digit, so that no other company goes live by mistake',
    }),
    override_readiness: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'true: also while something is missing that `not_ready_for_production` names; documents wait for it. It is recorded what was missing',
      }),
    ),
  },
  {
    additionalProperties: false,
    title: 'GoLiveOrder',
    examples: [{ nit: '900373115', override_readiness: false }],
  },
);

/** Route by which a tenant goes from habilitación to production (ADR 0058, 0183). */
@Controller('v1/tenant/go-live')
export class GoLiveController {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantStore,
    private readonly resources: TenantResources,
    private readonly production: Production,
  ) {}

  @Post()
  @Operation({
    id: 'goLive',
    tag: 'Tenant',
    summary: 'Move live mode from habilitación to production, for ever',
    description:
      'What is asked for from then on is of production, in which it counts. Software and certificate are taken over; production has numbering ranges of its own. Documents of habilitación end there. Said again, it changes nothing and answers the same. It is refused while software, certificate or an accepted test set is missing; `override_readiness` overrules that, for example where another system has passed the test set.',
    role: 'full',
    body: GoLiveOrder,
    answer: { status: 200, schema: Tenant, description: 'The tenant, in production' },
    refusals: { 409: ['not_ready_for_production'], 422: ['environment_mismatch', 'nit_mismatch'] },
  })
  async goLive(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() { nit, override_readiness: isOverruled = false }: Static<typeof GoLiveOrder>,
  ): Promise<KeptAnswer> {
    const { tenantId, livemode } = caller;
    if (!livemode) throw invalid([onlyInLiveMode('')]);
    const prepare = async () => {
      const row = await this.tenants.get(tenantId);
      if (row.nit !== nit) throw invalid([otherNit(row.nit)]);
      const missing = row.live_environment === 'production' ? [] : await this.production.prepare(tenantId, isOverruled);
      return { missing, body: { ...(await this.resources.of(caller)), environment: 'production' } };
    };
    return idempotentlyAfter(this.database, idempotency, prepare, async (tx, { missing, body }) => {
      if (missing.length > 0 && !isOverruled) throw notReady(missing);
      const lacking = missing.map(({ pointer, code }) => ({ pointer, code }));
      const { events } = await tx.handle(tenantAggregate, tenantId, { type: 'GoLive', lacking });
      const at = offsetTime(new Date(tx.at));
      if (events.length > 0) await this.tenants.goLive(tx, tenantId, { at, key_id: caller.keyId, lacking });
      return { status: 200, body };
    });
  }
}

const otherNit = (own: string): Fault =>
  faultWith(
    '#/nit',
    'nit_mismatch',
    { en: 'This API key is of another company.', es: 'Esta clave de API es de otra empresa.' },
    {
      fix: {
        en: `Its NIT is ${own}, without check digit. Send that if you mean this company; otherwise take the key of the other one.`,
        es: `Su NIT es ${own}, sin dígito de verificación. Envíelo si se trata de esta empresa; si no, use la clave de la otra.`,
      },
    },
  );

const notReady = (missing: readonly Fault[]): Problem =>
  new Problem(
    409,
    'not_ready_for_production',
    {
      en: 'Documents of production could not be issued; what is missing is listed under errors.',
      es: 'No se podrían emitir documentos de producción; lo que falta está en errors.',
    },
    missing,
  );

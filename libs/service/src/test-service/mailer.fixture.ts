import { Body, Controller, Get, HttpCode, Module, Param, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Caller, type InputOf, type InternalRouteDefinition, Refusal } from '@rubrica/contracts';
import { faultWith } from '@rubrica/fiscal';
import { Database } from '@rubrica/eventing';
import { PostgresLog } from '@rubrica/eventing/postgres';
import { EventingModule } from '@rubrica/eventing/wiring';
import { freshDatabase, type TcpProxy, tcpProxy } from '@rubrica/testing';
import { Type } from '@sinclair/typebox';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SegmentBlobStore } from '../blob/segment-blob-store.disk.js';
import { systemClock } from '../value/clock.js';
import { createService } from '../boot/create-service.js';
import { newInternalKeys } from '../internal-http/internal-keys.js';
import { InternalInput, InternalRoute } from '../internal-http/internal-route.js';
import { MemoryTransport } from '../internal-http/internal-transport.js';
import { identitiesOf } from '../internal-http/service-identity.js';
import { createLogger } from '../logging/logger.js';
import { Problem } from '../http/problem.js';
import { requestContext } from '../logging/request-context.js';
import type { Tracing } from '../tracing/tracing.js';
import { WorkerPool } from '../worker/worker-pool.worker.js';
import { ServiceModule, type ServiceParts } from '../boot/service.module.js';

const TOO_MUCH = { en: 'Too much.', es: 'Demasiado.' };

export const internalKeys = newInternalKeys();
export const identities = identitiesOf(internalKeys);

/** Example routes without an internal token, one for each kind of answer. */
@Controller()
class LetterController {
  constructor(private readonly database: Database) {}

  @Post('letters')
  @HttpCode(200)
  async echo(@Body() body: unknown): Promise<object> {
    await this.database.query('select 1');
    return { body, request: requestContext.getStore()?.requestId ?? null };
  }

  @Get('letters/:id')
  async letter(@Param('id') id: string): Promise<object> {
    switch (id) {
      case 'problem':
        throw new Problem(409, 'not_ready', { en: 'Not yet.', es: 'Aún no.' }, [], { 'retry-after': '2' });
      case 'refusal':
        throw new Refusal('not_retryable', { en: 'Only a failed one.', es: 'Solo uno fallido.' });
      case 'broken':
        throw new TypeError('user hunter2 has no password');
      case 'bad-sql':
        return this.database.query('select nothing from nowhere');
      default:
        return { id };
    }
  }
}

const ofGateway = { owner: 'mailer', callers: ['api-gateway'], description: 'An example.' } as const;

/** Example internal routes, one for each outcome of a call. */
export const letterRoutes = {
  echo: {
    ...ofGateway,
    name: 'mailer.echo.v1',
    method: 'POST',
    path: '/internal/letters',
    forTenant: true,
    status: 200,
    answer: Type.Object({ caller: Type.Unsafe<Caller>({}), request: Type.Union([Type.String(), Type.Null()]) }),
  },
  refused: { ...ofGateway, name: 'mailer.refused.v1', method: 'GET', path: '/internal/letters/refused', status: 200 },
  broken: { ...ofGateway, name: 'mailer.broken.v1', method: 'GET', path: '/internal/letters/broken', status: 200 },
  forIssuer: {
    ...ofGateway,
    name: 'mailer.for-issuer.v1',
    callers: ['document-issuer'],
    method: 'POST',
    path: '/internal/letters/for-the-issuer',
    status: 200,
    answer: Type.Object({}),
  },
  send: {
    ...ofGateway,
    name: 'mailer.send.v1',
    method: 'PUT',
    path: '/internal/letters/:id/copies/:language',
    params: Type.Object({ id: Type.String(), language: Type.Union([Type.Literal('es'), Type.Literal('en')]) }),
    query: Type.Object({ after: Type.Optional(Type.String()), limit: Type.Optional(Type.String({ maxLength: 3 })) }),
    body: Type.Object({ to: Type.String() }, { additionalProperties: false }),
    status: 201,
    answer: Type.Object({ input: Type.Unsafe<object>({}) }),
  },
  remind: {
    ...ofGateway,
    name: 'mailer.remind.v1',
    method: 'POST',
    path: '/internal/letters/reminders',
    body: Type.Optional(Type.Object({ days: Type.Optional(Type.Integer()) })),
    status: 200,
    answer: Type.Object({ days: Type.Integer() }),
  },
} as const satisfies Readonly<Record<string, InternalRouteDefinition>>;

@Controller()
class InternalLetterController {
  @InternalRoute(letterRoutes.echo)
  echo(@InternalInput() { caller }: InputOf<typeof letterRoutes.echo>) {
    return { caller, request: requestContext.getStore()?.requestId ?? null };
  }

  @InternalRoute(letterRoutes.refused)
  refused(): never {
    throw new Problem(422, 'metadata_full', TOO_MUCH, [faultWith('#/metadata', 'metadata_full', TOO_MUCH)]);
  }

  @InternalRoute(letterRoutes.broken)
  broken(): never {
    throw new TypeError('nobody foresaw this');
  }

  @InternalRoute(letterRoutes.forIssuer)
  forIssuer(): object {
    return {};
  }

  @InternalRoute(letterRoutes.send)
  send(@InternalInput() input: InputOf<typeof letterRoutes.send>): { readonly input: object } {
    return { input };
  }

  @InternalRoute(letterRoutes.remind)
  remind(@InternalInput() { body: { days = 7 } }: InputOf<typeof letterRoutes.remind>): { readonly days: number } {
    return { days };
  }
}

@Controller('internal/forgotten')
class ForgottenController {
  @Get()
  open(): object {
    return { open: 'to all' };
  }
}

export interface RunningMailer {
  readonly app: NestFastifyApplication;
  readonly parts: ServiceParts & { readonly transport: MemoryTransport };
  /** TCP proxy between the service and its database. A test uses it to make the database unreachable. */
  readonly proxy: TcpProxy;
  readonly logLines: readonly string[];
  /** Sets whether the service reports that it is ready. */
  becomeReady(isReady: boolean): void;
  close(): Promise<void>;
}

export const startMailer = async (tracing?: Tracing): Promise<RunningMailer> => {
  const fresh = await freshDatabase('mailer', 'event_log');
  const proxy = await tcpProxy(fresh.url);
  const folder = mkdtempSync(join(tmpdir(), 'mailer-'));
  const logLines: string[] = [];
  const logger = createLogger({ service: 'mailer', level: 'info' }, { write: (line) => logLines.push(line) });
  const log = await PostgresLog.open({ databaseUrl: fresh.urlOf('event_log'), logger });
  const transport = new MemoryTransport();
  let isReady = true;
  const parts = {
    clock: systemClock,
    log,
    blobs: new SegmentBlobStore(folder),
    logger,
    workers: new WorkerPool({ threads: 0 }),
    transport,
    identity: identities.mailer,
    isReady: () => isReady,
    tracing,
  };
  @Module({})
  class MailerModule {}
  const app = await createService(
    {
      module: MailerModule,
      imports: [
        ServiceModule.register('mailer', parts, {
          headers: { 'svc-version': '2026-01-01' },
          errorPages: 'https://ejemplo.co/codes',
        }),
        EventingModule.register({
          service: 'mailer',
          databaseUrl: proxy.url,
          schema: 'mailer',
          migrations: [],
          aggregates: [],
          ...parts,
        }),
      ],
      controllers: [LetterController, InternalLetterController, ForgottenController],
    },
    logger,
  );
  transport.register('mailer', app.getHttpAdapter().getInstance());
  return {
    app,
    parts,
    proxy,
    logLines,
    becomeReady: (ready) => {
      isReady = ready;
    },
    close: async () => {
      await app.close();
      await log.close();
      await parts.blobs.close();
      await proxy.close();
      await fresh.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

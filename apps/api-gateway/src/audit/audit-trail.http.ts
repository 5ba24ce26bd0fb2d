import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { LOGGER, type Logger } from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable } from 'rxjs';
import { clientAddress } from '../access/client-address.js';
import { ApiGatewaySettings } from '../config.js';
import { operationOf, type OperationDescription } from '../operation/operation.js';
import { actOf, type AdmittedRequest, failedLogin, outcomeOf } from './act.js';
import { AuditStore } from './audit.store.js';
import { AllowedEachHour } from './allowed-each-hour.js';

/** Logins that are refused and recorded in an hour, by one process. */
const FAILED_LOGINS_AN_HOUR = 100;
/** Statuses of a login whose proof is not good: of a link or a code, and of a passkey. */
const REFUSED_LOGIN = [401, 403];
/** An answer that is longer names nothing that was made. */
const MOST_READ_BYTES = 64 * 1024;
const REPLAYED = 'idempotent-replayed';

/**
 * Records every request that may change something: the act before it is carried out, so that nothing is done without an entry, and
 * its outcome before the answer is sent. A refused login is recorded too.
 */
@Injectable()
export class AuditTrail implements NestInterceptor, OnModuleInit {
  private readonly begun = new WeakMap<FastifyRequest, string>();
  private readonly logins = new WeakMap<FastifyRequest, OperationDescription>();
  private readonly failedLogins = new AllowedEachHour(FAILED_LOGINS_AN_HOUR);

  constructor(
    private readonly audit: AuditStore,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly settings: ApiGatewaySettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const operation = context.getType() === 'http' ? operationOf(context.getHandler()) : undefined;
    if (operation) {
      const request = context.switchToHttp().getRequest<FastifyRequest & AdmittedRequest>();
      if (operation.isLogin) this.logins.set(request, operation);
      const act = actOf(operation, request, this.addressOf(request));
      if (act) this.begun.set(request, await this.audit.begin(act));
    }
    return next.handle();
  }

  private addressOf(request: FastifyRequest): string {
    return clientAddress(request, this.settings.trustedProxies);
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onSend', (request, reply, payload, done) => {
      const recorded = this.recordOutcome(request, reply, payload);
      if (recorded === null) return done(null, payload);
      // The act is done: an entry without an outcome is better than an answer that says otherwise.
      void recorded
        .catch((error: unknown) => this.logger.error({ err: error }, 'the outcome of an act is not recorded'))
        .finally(() => done(null, payload));
    });
  }

  private recordOutcome(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> | null {
    const login = this.logins.get(request);
    if (login && REFUSED_LOGIN.includes(reply.statusCode) && this.failedLogins.take(performance.now()))
      return this.audit.add(failedLogin(login, request, this.addressOf(request)), 'refused');
    const id = this.begun.get(request);
    if (id === undefined) return null;
    const outcome = outcomeOf(reply.statusCode, reply.getHeader(REPLAYED) !== undefined);
    return this.audit.end({ id, outcome, objectId: outcome === 'done' ? idIn(payload) : null });
  }
}

/** Returns the id in an answer that is a resource. */
const idIn = (payload: unknown): string | null => {
  const text = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : '';
  if (text.length === 0 || text.length > MOST_READ_BYTES) return null;
  try {
    const { id } = JSON.parse(text.toString()) as { readonly id?: unknown };
    return typeof id === 'string' && id.length <= 100 ? id : null;
  } catch {
    return null;
  }
};

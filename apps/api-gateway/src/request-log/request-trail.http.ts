import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ownValue } from '@rubrica/fiscal';
import { Clock } from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import type { Authenticated } from '../operation/operation.guard.js';
import { redacted } from './redaction.js';
import { RequestLog } from './request-log.process.js';

/** An answer that is longer is not read again for the log. */
const MOST_READ_BYTES = 64 * 1024;

type TenantRequest = FastifyRequest & Authenticated;

/** Gives each request of a tenant to the request log, after it was answered. */
@Injectable()
export class RequestTrail implements OnModuleInit {
  /** What was answered, before it is written as JSON where that is at hand. */
  private readonly answers = new WeakMap<FastifyRequest, unknown>();

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly log: RequestLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter
      .getInstance()
      .addHook('preSerialization', (request, _, payload, done) => {
        if ((request as TenantRequest).logged) this.answers.set(request, payload);
        done(null, payload);
      })
      .addHook('onSend', (request, _, payload, done) => {
        if ((request as TenantRequest).logged && !this.answers.has(request)) this.answers.set(request, payload);
        done(null, payload);
      })
      .addHook('onResponse', (request, reply, done) => {
        this.note(request, reply);
        done();
      });
  }

  private note(request: TenantRequest, reply: FastifyReply): void {
    const { logged, id, method, routeOptions, params } = request;
    if (!logged || !this.log.mayTake()) return;
    const { operation, caller } = logged;
    const answer = parsed(this.answers.get(request));
    const isProblem = reply.statusCode >= 400;
    const { tenantId, livemode, keyId, personId, version } = caller;
    this.log.add({
      ...{ id, tenantId, livemode, method, version },
      at: new Date(this.clock.now().getTime() - Math.round(reply.elapsedTime)),
      operation: operation.id,
      path: (routeOptions.url ?? '').replaceAll(/:(\w+)/g, '{$1}'),
      objectId: objectIn(params),
      status: reply.statusCode,
      code: isProblem ? textIn(answer, 'code', /^[a-z_]{1,60}$/) : null,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      keyId: personId === undefined ? keyId : null,
      personId: personId ?? null,
      idempotencyHash: hashOf(request.headers['idempotency-key']),
      body: redacted(operation.body, request.body),
      answer: isProblem ? problemShown(answer) : redacted(operation.answer.schema, answer),
    });
  }
}

const parsed = (payload: unknown): unknown => {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  if (payload.length > MOST_READ_BYTES) return undefined;
  try {
    return JSON.parse(payload.toString()) as unknown;
  } catch {
    return undefined;
  }
};

const hashOf = (key: unknown): string | null =>
  typeof key === 'string' ? hash('sha256', key, 'hex').slice(0, 32) : null;

const objectIn = (params: unknown): string | null => textIn(params, 'id', /^[a-z]{2,4}_[0-9a-z]{26}$/);

const textIn = (fields: unknown, name: string, form: RegExp): string | null => {
  const value = ownValue(Object(fields) as Record<string, unknown>, name);
  return typeof value === 'string' && form.test(value) ? value : null;
};

/** Faults that are shown of a problem, at most. */
const MOST_FAULTS = 20;

/** Returns where each fault of a problem is, and its code. Its words, and names that the caller made up, may quote a secret. */
const problemShown = (problem: unknown): string | null => {
  const { errors } = Object(problem) as { readonly errors?: unknown };
  if (!Array.isArray(errors)) return null;
  const shown = errors.slice(0, MOST_FAULTS).map((fault: unknown) => {
    const code = textIn(fault, 'code', /^[a-z_]{1,60}$/);
    const pointer = code === 'unknown_field' ? null : textIn(fault, 'pointer', /^#?[/\w-]{0,120}$/);
    return { code, pointer, rule: textIn(fault, 'rule', /^[A-Za-z0-9]{1,20}$/) };
  });
  return JSON.stringify({ errors: shown });
};

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isKnownTag } from '../resource/entity-tag.js';
import { hasTags } from './conditional-read.js';
import type { Authenticated } from './operation.guard.js';

/**
 * Gives each answer of JSON to a GET an ETag of its bytes, and answers 304 to a caller who has them already (ADR 0262). A copy
 * may be kept by who asked with an API key, and is to be asked about each time; no copy of what a session or an operator reads.
 */
@Injectable()
export class ConditionalReads implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onSend', (request, reply, payload, done) => {
      if (!isTagged(request, reply) || !isBytes(payload)) return done(null, payload);
      const { caller, session } = request as FastifyRequest & Authenticated;
      const etag = entityTag(payload);
      void reply.header('etag', etag);
      if (caller && !session) void reply.header('cache-control', 'private, no-cache');
      if (!isKnownTag(request.headers['if-none-match'], [etag])) return done(null, payload);
      void reply.status(304).removeHeader('content-type').removeHeader('content-length');
      // Fastify's route for HEAD reads the length of what it does not send.
      done(null, request.method === 'HEAD' ? '' : null);
    });
  }
}

const isTagged = (request: FastifyRequest, reply: FastifyReply): boolean => {
  const { url = '' } = request.routeOptions;
  const isOfOperators = url.startsWith('/admin/v1/');
  const isOfTenants = url.startsWith('/v1/') || url === '/session' || url.startsWith('/session/');
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    reply.statusCode === 200 &&
    (isOfOperators || (isOfTenants && hasTags(String(reply.getHeader('svc-version'))))) &&
    !reply.hasHeader('etag') &&
    String(reply.getHeader('content-type')).startsWith('application/json')
  );
};

const isBytes = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendContent, type StaticContent, staticContent } from '../resource/static-content.js';
import { asyncApiText } from './asyncapi.disk.js';
import { OpenApiDocuments } from './openapi-documents.js';

/** A reader asks each time whether its copy is current: a new release may describe more. */
const CACHE = 'no-cache';

/**
 * Serves the descriptions of the tenants' API (/openapi.json, in Spanish /openapi.es.json), of the operators' API
 * (/admin/openapi.json), and of the topics that internal teams read (/asyncapi.json).
 */
@Controller()
export class OpenApiController {
  private readonly kept = new Map<string, Promise<StaticContent>>();

  constructor(private readonly documents: OpenApiDocuments) {}

  @Get('openapi.json')
  openApi(@Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'en', () => textOf(this.documents.ofTenants('en')));
  }

  @Get('openapi.es.json')
  spanishOpenApi(@Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'es', () => textOf(this.documents.ofTenants('es')));
  }

  @Get('admin/openapi.json')
  operatorOpenApi(@Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'operators', () => textOf(this.documents.ofOperators()));
  }

  @Get('asyncapi.json')
  asyncApi(@Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'topics', asyncApiText);
  }

  private async send(reply: FastifyReply, name: string, text: () => Buffer | Promise<Buffer>): Promise<void> {
    const content = this.kept.get(name) ?? prepared(text);
    this.kept.set(name, content);
    sendContent(reply, await content, CACHE);
  }
}

const textOf = (document: object): Buffer => Buffer.from(JSON.stringify(document));

const prepared = async (text: () => Buffer | Promise<Buffer>): Promise<StaticContent> =>
  staticContent('application/json; charset=utf-8', await text());

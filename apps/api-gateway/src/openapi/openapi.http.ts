import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { API_VERSIONS, type ApiVersion, DEFAULT_API_VERSION } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { sendContent, type StaticContent, staticContent } from '../resource/static-content.js';
import { asyncApiText } from './asyncapi.disk.js';
import { OpenApiDocuments } from './openapi-documents.js';

/** A reader asks each time whether its copy is current: a new release may describe more. */
const CACHE = 'no-cache';

/**
 * Serves the descriptions of the tenants' API in each version (/openapi/2026-12-01.json, in Spanish
 * /openapi/2026-12-01.es.json; of the default version also /openapi.json and /openapi.es.json), of the operators' API
 * (/admin/openapi.json), and of the topics that internal teams read (/asyncapi.json).
 */
@Controller()
export class OpenApiController {
  private readonly kept = new Map<string, Promise<StaticContent>>();

  constructor(private readonly documents: OpenApiDocuments) {}

  @Get('openapi.json')
  openApi(@Res() reply: FastifyReply): Promise<void> {
    return this.sendVersion(reply, DEFAULT_API_VERSION, 'en');
  }

  @Get('openapi.es.json')
  spanishOpenApi(@Res() reply: FastifyReply): Promise<void> {
    return this.sendVersion(reply, DEFAULT_API_VERSION, 'es');
  }

  @Get('openapi/:name')
  openApiOfVersion(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const version = API_VERSIONS.find((one) => [`${one}.json`, `${one}.es.json`].includes(name));
    if (!version) throw new NotFoundException();
    return this.sendVersion(reply, version, name === `${version}.json` ? 'en' : 'es');
  }

  @Get('admin/openapi.json')
  operatorOpenApi(@Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'operators', () => textOf(this.documents.ofOperators()));
  }

  @Get('asyncapi.json')
  asyncApi(@Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, 'topics', asyncApiText);
  }

  private sendVersion(reply: FastifyReply, version: ApiVersion, language: Language): Promise<void> {
    return this.send(reply, `${version} ${language}`, () => textOf(this.documents.ofTenants(language, version)));
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

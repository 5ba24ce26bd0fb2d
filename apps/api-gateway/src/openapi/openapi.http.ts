import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenApiDocuments } from './openapi-documents.js';

/**
 * Serves the descriptions of the tenants' API (/openapi.json, in Spanish /openapi.es.json) and of the operators' API
 * (/admin/openapi.json).
 */
@Controller()
export class OpenApiController {
  private readonly texts = new Map<string, string>();

  constructor(private readonly documents: OpenApiDocuments) {}

  @Get('openapi.json')
  openApi(@Res() reply: FastifyReply): void {
    this.send(reply, 'en', () => this.documents.ofTenants('en'));
  }

  @Get('openapi.es.json')
  spanishOpenApi(@Res() reply: FastifyReply): void {
    this.send(reply, 'es', () => this.documents.ofTenants('es'));
  }

  @Get('admin/openapi.json')
  operatorOpenApi(@Res() reply: FastifyReply): void {
    this.send(reply, 'operators', () => this.documents.ofOperators());
  }

  private send(reply: FastifyReply, name: string, document: () => object): void {
    const text = this.texts.get(name) ?? JSON.stringify(document());
    this.texts.set(name, text);
    void reply.header('content-type', 'application/json; charset=utf-8').send(text);
  }
}

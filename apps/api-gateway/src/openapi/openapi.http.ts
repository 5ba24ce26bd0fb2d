import { Controller, Get, Inject, Res } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { ApiGatewaySettings } from '../config.js';
import { isDescribed, nestRoutes } from './nest-routes.js';
import { openApiOf, operatorOpenApiOf } from './openapi.js';
import type { Route } from './route.js';

/**
 * Serves the descriptions of the tenants' API (/openapi.json) and of the operators' API (/admin/openapi.json), made from
 * the routes.
 */
@Controller()
export class OpenApiController {
  private document: string | undefined;
  private operatorDocument: string | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    @Inject(ApiGatewaySettings) private readonly settings: ApiGatewaySettings,
  ) {}

  @Get('openapi.json')
  openApi(@Res() reply: FastifyReply): void {
    this.document ??= JSON.stringify(openApiOf(this.routes(), this.settings.publicBaseUrl));
    void reply.header('content-type', 'application/json; charset=utf-8').send(this.document);
  }

  @Get('admin/openapi.json')
  operatorOpenApi(@Res() reply: FastifyReply): void {
    this.operatorDocument ??= JSON.stringify(operatorOpenApiOf(this.routes()));
    void reply.header('content-type', 'application/json; charset=utf-8').send(this.operatorDocument);
  }

  private routes(): Route[] {
    return nestRoutes(this.discovery, this.scanner).filter(isDescribed);
  }
}

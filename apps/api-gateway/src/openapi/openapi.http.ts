import { Controller, Get, Inject, Param, RequestMethod, Res } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { notFound } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { ApiGatewaySettings } from '../config.js';
import { operationOf } from '../operation/operation.js';
import { docsAsset } from './docs-asset.disk.js';
import { errorPage } from './error-page.js';
import { errorPageSource } from './error-page.disk.js';
import { docsPage } from './docs-page.js';
import { openApiOf } from './openapi.js';
import type { Route } from './route.js';

const METHODS: Readonly<Partial<Record<RequestMethod, Route['method']>>> = {
  [RequestMethod.GET]: 'get',
  [RequestMethod.POST]: 'post',
  [RequestMethod.PUT]: 'put',
  [RequestMethod.PATCH]: 'patch',
  [RequestMethod.DELETE]: 'delete',
};

/** Serves the API description as JSON (/openapi.json) and as a page (/docs), made from the routes. */
@Controller()
export class OpenApiController {
  private document: string | undefined;

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

  @Get('docs')
  docs(@Res() reply: FastifyReply): void {
    void reply.header('content-type', 'text/html; charset=utf-8').send(docsPage);
  }

  @Get('docs/errors/:code')
  async errorPage(@Param('code') code: string, @Res() reply: FastifyReply): Promise<void> {
    const source = await errorPageSource(code);
    if (source === null) throw notFound({ en: 'page', es: 'esa página' });
    void reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=3600' });
    await reply.send(errorPage(code, source));
  }

  @Get('docs/:asset')
  async asset(@Param('asset') name: string, @Res() reply: FastifyReply): Promise<void> {
    const asset = await docsAsset(name);
    if (!asset) throw notFound({ en: 'page', es: 'esa página' });
    void reply.headers({ 'content-type': asset.contentType, 'cache-control': 'public, max-age=3600' });
    await reply.send(asset.bytes);
  }

  private routes(): Route[] {
    return this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      if (!instance || !metatype) return [];
      const base = textMetadata(PATH_METADATA, metatype);
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      return this.scanner.getAllMethodNames(prototype).flatMap((name): Route[] => {
        const handler = prototype[name];
        const operation = handler && operationOf(handler);
        const method = handler && METHODS[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
        if (!operation || !method) return [];
        const path = `/${base}/${textMetadata(PATH_METADATA, handler)}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
        return [{ method, path: path.replace(/:(\w+)/g, '{$1}'), operation }];
      });
    });
  }
}

const textMetadata = (key: string, target: object): string => String(Reflect.getMetadata(key, target) ?? '');

import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Language } from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';
import { isDescribed, nestRoutes } from './nest-routes.js';
import { openApiOf, operatorOpenApiOf } from './openapi.js';
import type { Route } from './route.js';

/** The descriptions of the tenants' API, in both languages, and of the operators' API, made from the routes. */
@Injectable()
export class OpenApiDocuments {
  private readonly made = new Map<Language, object>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    @Inject(ApiGatewaySettings) private readonly settings: ApiGatewaySettings,
  ) {}

  ofTenants(language: Language): object {
    const document = this.made.get(language) ?? openApiOf(this.routes(), this.settings.publicBaseUrl, language);
    this.made.set(language, document);
    return document;
  }

  ofOperators(): object {
    return operatorOpenApiOf(this.routes());
  }

  private routes(): Route[] {
    return nestRoutes(this.discovery, this.scanner).filter(isDescribed);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type ApiVersion, DEFAULT_API_VERSION } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';
import { isDescribed, nestRoutes } from './nest-routes.js';
import { openApiOf, operatorOpenApiOf } from './openapi.js';
import type { Route } from './route.js';

/** The descriptions of the tenants' API, of each version and in both languages, and of the operators' API, made from the routes. */
@Injectable()
export class OpenApiDocuments {
  private readonly made = new Map<string, object>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    @Inject(ApiGatewaySettings) private readonly settings: ApiGatewaySettings,
  ) {}

  ofTenants(language: Language, version: ApiVersion = DEFAULT_API_VERSION): object {
    const name = `${version} ${language}`;
    const { publicBaseUrl: serverUrl } = this.settings;
    const document = this.made.get(name) ?? openApiOf(this.routes(), { serverUrl, language, version });
    this.made.set(name, document);
    return document;
  }

  ofOperators(): object {
    return operatorOpenApiOf(this.routes());
  }

  /** Returns the routes that have a description. */
  routes(): Route[] {
    return nestRoutes(this.discovery, this.scanner).filter(isDescribed);
  }
}

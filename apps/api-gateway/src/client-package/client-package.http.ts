import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { notFound } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { ApiGatewaySettings } from '../config.js';
import type { ClientPackage } from './client-package.js';
import { npmPackage } from './npm-package.disk.js';
import { composerRepositoryOf, type ComposerPackage, phpPackage } from './php-package.disk.js';
import { pythonPackage } from './python-package.disk.js';

/** The address that guides name; it leads to the version that this gateway has. pip takes a wheel by its full name only. */
const NEWEST = 'rubrica-client.tgz';

/**
 * Serves the clients of the API that were built with this gateway. They are in no registry, where somebody else could have
 * registered their names (ADR 0189).
 */
@Controller('clients')
export class ClientPackageController {
  private made: Promise<readonly ClientPackage[]> | undefined;

  constructor(@Inject(ApiGatewaySettings) private readonly settings: ApiGatewaySettings) {}

  @Get()
  async list(@Res() reply: FastifyReply): Promise<void> {
    const repository = `composer config repositories.rubrica composer ${this.urlOf('php')}`;
    const data = (await this.packages()).map(({ language, name, version, filename, integrity }) => {
      const url = this.urlOf(filename);
      const install = {
        javascript: `npm install ${url}`,
        python: `pip install ${url}`,
        php: `${repository} && composer require ${name}`,
      }[language];
      return { object: 'client', language, name, version, url, integrity, install };
    });
    void reply.header('cache-control', 'no-cache').send({ object: 'list', data });
  }

  @Get(':filename')
  async file(@Param('filename') asked: string, @Res() reply: FastifyReply): Promise<void> {
    const packages = await this.packages();
    void reply.header('cache-control', 'no-cache');
    const npm = packages.find(({ language }) => language === 'javascript');
    if (asked === NEWEST && npm) return void reply.redirect(`/clients/${npm.filename}`, 302);
    const found = packages.find(({ filename }) => filename === asked);
    if (!found) throw notFound({ en: 'client', es: 'ese paquete de la API' });
    const etag = `"${found.integrity}"`;
    void reply.headers({ etag, 'content-type': found.mediaType, 'x-content-type-options': 'nosniff' });
    if (reply.request.headers['if-none-match'] === etag) return void reply.status(304).send();
    void reply.send(found.bytes);
  }

  /** What Composer reads of a repository. */
  @Get('php/packages.json')
  async composerRepository(@Res() reply: FastifyReply): Promise<void> {
    const php = (await this.packages()).find((one): one is ComposerPackage => one.language === 'php');
    if (!php) throw notFound({ en: 'client', es: 'ese paquete de la API' });
    void reply.header('cache-control', 'no-cache').send(composerRepositoryOf(php, this.urlOf(php.filename)));
  }

  private urlOf(path: string): string {
    return `${this.settings.publicBaseUrl}/clients/${path}`;
  }

  private packages(): Promise<readonly ClientPackage[]> {
    return (this.made ??= Promise.all([npmPackage(), pythonPackage(), phpPackage()]));
  }
}

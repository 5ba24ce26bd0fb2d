import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { notFound } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { ApiGatewaySettings } from '../config.js';
import { type ClientPackage, clientPackage } from './client-package.disk.js';

/** The address that guides name; it leads to the version that this gateway has. */
const NEWEST = 'rubrica-client.tgz';

/**
 * Serves the clients of the API that were built with this gateway. They are in no registry, where somebody else could have
 * registered their names (ADR 0189).
 */
@Controller('clients')
export class ClientPackageController {
  private made: Promise<ClientPackage> | undefined;

  constructor(@Inject(ApiGatewaySettings) private readonly settings: ApiGatewaySettings) {}

  @Get()
  async list(@Res() reply: FastifyReply): Promise<void> {
    const { name, version, filename, integrity } = await this.client();
    const url = `${this.settings.publicBaseUrl}/clients/${filename}`;
    const client = {
      object: 'client',
      language: 'javascript',
      name,
      version,
      url,
      integrity,
      install: `npm install ${url}`,
    };
    void reply.header('cache-control', 'no-cache').send({ object: 'list', data: [client] });
  }

  @Get(':filename')
  async file(@Param('filename') asked: string, @Res() reply: FastifyReply): Promise<void> {
    const { filename, tarball, integrity } = await this.client();
    void reply.header('cache-control', 'no-cache');
    if (asked === NEWEST) return void reply.redirect(`/clients/${filename}`, 302);
    if (asked !== filename) throw notFound({ en: 'client', es: 'ese paquete de la API' });
    const etag = `"${integrity}"`;
    void reply.headers({ etag, 'content-type': 'application/gzip', 'x-content-type-options': 'nosniff' });
    if (reply.request.headers['if-none-match'] === etag) return void reply.status(304).send();
    void reply.send(tarball);
  }

  private client(): Promise<ClientPackage> {
    return (this.made ??= clientPackage());
  }
}

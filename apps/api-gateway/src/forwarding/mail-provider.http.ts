import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { MAIL_PROVIDERS, mailerRoutes } from '@rubrica/contracts';
import { InternalClient, notFound, Problem } from '@rubrica/service';
import type { IncomingHttpHeaders } from 'node:http';

const MOST_BYTES = 1024 * 1024;

/** Headers by which providers prove a request. */
const PROOFS = [
  'authorization',
  'x-twilio-email-event-webhook-signature',
  'x-twilio-email-event-webhook-timestamp',
] as const;

/** Takes the webhooks of mail providers and passes them on byte by byte to mailer, which checks their signatures. */
@Controller('mail-providers')
export class MailProviderController {
  constructor(private readonly internal: InternalClient) {}

  @Post(':provider')
  @HttpCode(200)
  @RouteConfig({ isRawBody: true, bodyLimitBytes: MOST_BYTES })
  async take(
    @Param('provider') name: string,
    @Headers() headers: IncomingHttpHeaders,
    @Body() body: unknown,
  ): Promise<object> {
    const provider = MAIL_PROVIDERS.find((one) => one === name);
    if (provider === undefined) throw notFound({ en: 'mail provider', es: 'ese proveedor de correo' });
    const proofs = PROOFS.flatMap((header) => {
      const value = headers[header];
      return typeof value === 'string' ? [{ name: header, value }] : [];
    });
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const { refused } = await this.internal.call(mailerRoutes.providerRequest, {
      params: { provider },
      body: { headers: proofs, body: bytes.toString('base64') },
    });
    if (refused !== null)
      throw new Problem(401, 'unauthorized', {
        en: `This is not proved to be a request of ${provider}: ${refused}.`,
        es: `No está probado que esta solicitud sea de ${provider}.`,
      });
    return {};
  }
}

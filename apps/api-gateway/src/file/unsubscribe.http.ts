import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { mailerRoutes } from '@rubrica/contracts';
import { InternalClient } from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { missingPage } from './missing-page.js';
import { sendPage } from './page-answer.js';
import { FORM_POLICY, unsubscribePage } from './unsubscribe-page.js';

/** What mail programs and the page's form send: a few bytes. */
const MOST_BYTES = 4_096;
/** Longer than any token. */
const MOST_CHARS = 100;

/**
 * The URL in `List-Unsubscribe` of a mail. A POST takes the address off, as mail programs do with one click (RFC 8058); a GET, which
 * scanners of mails do too, only shows the page that asks.
 */
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly internal: InternalClient) {}

  @Get(':token')
  show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendPage(request, reply, 200, unsubscribePage('ask'), FORM_POLICY);
  }

  @Post(':token')
  @RouteConfig({ isRawBody: true, bodyLimitBytes: MOST_BYTES })
  async take(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { unsubscribed } =
      token.length > MOST_CHARS
        ? { unsubscribed: false }
        : await this.internal.call(mailerRoutes.unsubscribe, { body: { token } });
    if (unsubscribed) sendPage(request, reply, 200, unsubscribePage('done'), FORM_POLICY);
    else sendPage(request, reply, 404, missingPage('absent'));
  }
}

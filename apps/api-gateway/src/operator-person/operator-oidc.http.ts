import { Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { land } from '../oidc/oidc-landing.http.js';
import { StartedLogin } from '../oidc/oidc-login.http.js';
import { LOGIN_SECONDS } from '../oidc/oidc-login.store.js';
import { Operation } from '../operation/operation.js';
import { OperatorGuard } from '../operator/operator.guard.js';
import { Logins } from '../person/login.process.js';
import { OPERATOR_SESSIONS, OperatorLogins } from './operator-login.process.js';
import { OperatorOidcLogins } from './operator-oidc.process.js';

const COOKIE = 'operator-oidc';

/** Routes by which operators log in at the provider that the settings name (ADR 0265). */
@Controller('admin/session/oidc')
export class OperatorOidcController {
  constructor(
    private readonly admission: Logins,
    private readonly logins: OperatorOidcLogins,
    private readonly sessions: OperatorLogins,
  ) {}

  @Post('start')
  @UseGuards(OperatorGuard)
  @Operation({
    id: 'startOidcLogin',
    tag: 'Sessions',
    summary: 'Begin a login at the provider of operators',
    description:
      'The answer is a 404 where the settings name none. The provider sends the browser back to `/admin/session/oidc/callback`, which leads to `/console` with the cookie of a new session, or to `/console/enter?error=` and the code of the refusal. The session has not stepped up.',
    ...OPERATOR_SESSIONS.ofLogin,
    answer: { status: 201, schema: StartedLogin, description: 'The login that has begun', headers: ['Set-Cookie'] },
    refusals: { 429: ['rate_limited'], 503: ['oidc_provider_unavailable'] },
  })
  async start(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    await this.admission.countNetwork('network-oidc', request);
    const { url, token } = await this.logins.start();
    void reply.header('set-cookie', this.sessions.console.cookie(COOKIE, token, LOGIN_SECONDS));
    return { object: 'oidc_login', url };
  }

  /** Is called by a browser that the provider sends back, and sends it on. */
  @Get('callback')
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await land(reply, this.sessions, COOKIE, {}, () =>
      this.logins.finish(this.sessions.console.tokenIn(request, COOKIE) ?? '', request),
    );
  }
}

import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Console } from '../access/console.js';
import { Operation, Since } from '../operation/operation.js';
import { Logins } from '../person/login.process.js';
import { TenantLogins } from '../person/tenant-login.process.js';
import { LOGIN_SECONDS } from './oidc-login.store.js';
import { land } from './oidc-landing.http.js';
import { OidcLogins } from './oidc-logins.process.js';

export const StartedLogin = Type.Object(
  {
    object: Type.Literal('oidc_login'),
    url: Type.String({ description: 'where the browser goes to log in; it is sent back within 10 minutes' }),
  },
  { title: 'StartedLogin' },
);

/** Routes by which people log in at the provider of their company (ADR 0253). */
@Since('2026-12-01')
@Controller('session/oidc/:provider')
export class OidcLoginController {
  constructor(
    private readonly admission: Logins,
    private readonly logins: OidcLogins,
    private readonly sessions: TenantLogins,
    private readonly console: Console,
  ) {}

  @Post('start')
  @Operation({
    id: 'startOidcLogin',
    tag: 'Sessions',
    summary: 'Begin a login at the provider of a company',
    description:
      'By the id of the company. The provider sends the browser back to `/session/oidc/{provider}/callback`, which leads to `/console` with the cookie of a new session, or to `/console/enter?error=` and the code of the refusal. The session is good for this company alone, and has not stepped up.',
    role: 'public',
    isLogin: true,
    answer: { status: 201, schema: StartedLogin, description: 'The login that has begun', headers: ['Set-Cookie'] },
    refusals: { 429: ['rate_limited'], 503: ['oidc_provider_unavailable'] },
  })
  async start(
    @Param('provider') tenantId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    await this.admission.countNetwork('network-oidc', request);
    const { url, token } = await this.logins.start(tenantId);
    void reply.header('set-cookie', this.console.cookie('oidc', token, LOGIN_SECONDS));
    return { object: 'oidc_login', url };
  }

  /** Is called by a browser that the provider sends back, and sends it on. */
  @Get('callback')
  async callback(
    @Param('provider') tenantId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await land(reply, this.sessions, 'oidc', { provider: tenantId }, () => {
      const token = this.console.tokenIn(request, 'oidc') ?? '';
      return this.logins.finish(tenantId, token, request);
    });
  }
}

import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Console } from '../access/console.js';
import type { SessionHolder } from '../access/session-holders.store.js';
import { Session as CurrentSession } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { Logins } from '../person/login.process.js';
import { SessionLogins } from '../person/session-login.process.js';
import { Session } from '../person/session-resource.js';
import { ASSERTION, AssertionOptions, CredentialAssertion } from './passkey-resource.js';
import { Passkeys } from './passkeys.process.js';

const AssertionInput = Type.Object(
  { credential: CredentialAssertion },
  { additionalProperties: false, title: 'AssertionInput', examples: [{ credential: ASSERTION }] },
);

/** Routes by which people log in by a passkey, and step up (ADR 0252). A step-up is a login with a token of its own. */
@Since('2026-12-01')
@Controller('session/passkeys')
export class PasskeyLoginController {
  constructor(
    private readonly database: Database,
    private readonly passkeys: Passkeys,
    private readonly admission: Logins,
    private readonly logins: SessionLogins,
    private readonly console: Console,
  ) {}

  @Post('login-options')
  @Operation({
    id: 'createPasskeyLoginOptions',
    tag: 'Sessions',
    summary: 'Get the options for a login by a passkey',
    description: 'They name nobody: the authenticator shows the passkeys that it has for this console.',
    role: 'public',
    isLogin: true,
    answer: { status: 201, schema: AssertionOptions, description: 'The options' },
    refusals: { 429: ['rate_limited'] },
  })
  async loginOptions(@Req() request: FastifyRequest): Promise<object> {
    await this.admission.countNetwork('network-passkey', request);
    return this.optionsFor(null);
  }

  @Post('login')
  @Operation({
    id: 'createSessionByPasskey',
    tag: 'Sessions',
    summary: 'Log in by a passkey',
    description:
      'Answers with the cookie of a new session, which has stepped up for 10 minutes; the session that was there before ends.',
    role: 'public',
    isLogin: true,
    body: AssertionInput,
    answer: { status: 201, schema: Session, description: 'The session', headers: ['Set-Cookie'] },
    refusals: { 403: ['passkey_refused'] },
  })
  logIn(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { credential }: Static<typeof AssertionInput>,
  ): Promise<object> {
    return this.begin(request, reply, null, credential);
  }

  @Post('step-up-options')
  @Operation({
    id: 'createPasskeyStepUpOptions',
    tag: 'Sessions',
    summary: 'Get the options for a step-up by a passkey',
    description: 'They name the passkeys of the person who asks.',
    role: 'person',
    answer: { status: 201, schema: AssertionOptions, description: 'The options' },
  })
  stepUpOptions(@CurrentSession() { personId }: SessionHolder): Promise<object> {
    return this.optionsFor(personId);
  }

  @Post('step-up')
  @Operation({
    id: 'stepUpByPasskey',
    tag: 'Sessions',
    summary: 'Confirm who asks by a passkey',
    description:
      'For 10 minutes the session may do what takes a step-up. It goes on under a new token, and so with a new cookie.',
    role: 'person',
    body: AssertionInput,
    answer: { status: 201, schema: Session, description: 'The session', headers: ['Set-Cookie'] },
    refusals: { 403: ['passkey_refused'] },
  })
  stepUp(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentSession() session: SessionHolder,
    @Body() { credential }: Static<typeof AssertionInput>,
  ): Promise<object> {
    return this.begin(request, reply, session, credential);
  }

  private async optionsFor(personId: string | null): Promise<object> {
    return { object: 'passkey_options', public_key: await this.passkeys.assertionOptions(this.party(), personId) };
  }

  private async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    session: SessionHolder | null,
    credential: Static<typeof CredentialAssertion>,
  ): Promise<object> {
    const personId = session?.personId ?? null;
    const verified = await this.passkeys.verify(this.party(), personId, credential as AuthenticationResponseJSON);
    const begun = await this.database.transaction(async (tx) => {
      await this.passkeys.recordUse(tx, verified);
      const { person_id } = verified.passkey;
      const tenantId = session?.tenantId ?? null;
      return this.logins.begin(tx, request, { personId: person_id, isSteppedUp: true, tenantId });
    });
    return this.logins.answer(reply, begun);
  }

  private party() {
    return { audience: 'tenant', origin: this.console.url } as const;
  }
}

import { Body, Controller, Inject, Post, Req, Res, type Type } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Static, Type as Schema } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionHolder } from '../access/session-holders.store.js';
import { Session as CurrentSession } from '../operation/caller.http.js';
import { Operation, type OperationDescription } from '../operation/operation.js';
import { Logins } from '../person/login.process.js';
import type { SessionLogins, SessionRoutes } from '../person/session-login.process.js';
import { passkeyRefused, type RelyingParty } from './passkey.js';
import { ASSERTION, AssertionOptions, CredentialAssertion } from './passkey-resource.js';
import { Passkeys } from './passkeys.process.js';

const AssertionInput = Schema.Object(
  { credential: CredentialAssertion },
  { additionalProperties: false, title: 'AssertionInput', examples: [{ credential: ASSERTION }] },
);

const operationsOf = (routes: SessionRoutes) =>
  ({
    loginOptions: {
      id: 'createPasskeyLoginOptions',
      tag: 'Sessions',
      summary: 'Get the options for a login by a passkey',
      description: 'They name nobody: the authenticator shows the passkeys that it has for this console.',
      ...routes.ofLogin,
      answer: { status: 201, schema: AssertionOptions, description: 'The options' },
      refusals: { 429: ['rate_limited'] },
    },
    logIn: {
      id: 'createSessionByPasskey',
      tag: 'Sessions',
      summary: 'Log in by a passkey',
      description:
        'Answers with the cookie of a new session, which has stepped up for 10 minutes; the session that was there before ends.',
      ...routes.ofLogin,
      body: AssertionInput,
      answer: { status: 201, schema: routes.session, description: 'The session', headers: ['Set-Cookie'] },
      refusals: { 403: routes.passkeyRefusals },
    },
    stepUpOptions: {
      id: 'createPasskeyStepUpOptions',
      tag: 'Sessions',
      summary: 'Get the options for a step-up by a passkey',
      description: 'They name the passkeys of the person who asks.',
      ...routes.ofSession,
      answer: { status: 201, schema: AssertionOptions, description: 'The options' },
    },
    stepUp: {
      id: 'stepUpByPasskey',
      tag: 'Sessions',
      summary: 'Confirm who asks by a passkey',
      description:
        'For 10 minutes the session may do what takes a step-up. It goes on under a new token, and so with a new cookie.',
      ...routes.ofSession,
      body: AssertionInput,
      answer: { status: 201, schema: routes.session, description: 'The session', headers: ['Set-Cookie'] },
      refusals: { 403: ['passkey_refused'] },
    },
  }) satisfies Record<string, OperationDescription>;

/**
 * Makes the routes by which people of one audience log in by a passkey, and step up (ADR 0252). A step-up is a login with a token of
 * its own.
 */
export const passkeyLoginController = (routes: SessionRoutes): Type => {
  const operations = operationsOf(routes);

  @routes.decorate
  @Controller(`${routes.path}/passkeys`)
  class PasskeyLoginController {
    constructor(
      private readonly database: Database,
      private readonly passkeys: Passkeys,
      private readonly admission: Logins,
      @Inject(routes.logins) private readonly logins: SessionLogins,
    ) {}

    @Post('login-options')
    @Operation(operations.loginOptions)
    async loginOptions(@Req() request: FastifyRequest): Promise<object> {
      await this.admission.countNetwork('network-passkey', request);
      return this.optionsFor(null);
    }

    @Post('login')
    @Operation(operations.logIn)
    logIn(
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
      @Body() { credential }: Static<typeof AssertionInput>,
    ): Promise<object> {
      return this.begin(request, reply, null, credential);
    }

    @Post('step-up-options')
    @Operation(operations.stepUpOptions)
    stepUpOptions(@CurrentSession() { personId }: SessionHolder): Promise<object> {
      return this.optionsFor(personId);
    }

    @Post('step-up')
    @Operation(operations.stepUp)
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
        const purpose = session ? 'step-up' : 'login';
        if (!(await this.logins.admits(tx, person_id, purpose))) throw passkeyRefused();
        // A step-up makes no session longer: a right that its login gave ends with it.
        const goesOn = session && { tenantId: session.tenantId, endsAt: new Date(session.times.expiresMs) };
        return this.logins.begin(tx, request, { personId: person_id, isSteppedUp: true, ...goesOn });
      });
      return this.logins.answer(reply, begun);
    }

    private party(): RelyingParty {
      return { audience: this.logins.audience, origin: this.logins.console.url };
    }
  }

  return PasskeyLoginController;
};

import { Body, Controller, Delete, Get, Inject, Param, Patch, Post, type Type } from '@nestjs/common';
import { Clock, notFound } from '@rubrica/service';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Static, Type as Schema } from '@sinclair/typebox';
import { isSteppedUp } from '../access/session.js';
import type { SessionHolder } from '../access/session-holders.store.js';
import { Session as CurrentSession } from '../operation/caller.http.js';
import { Operation, type OperationDescription } from '../operation/operation.js';
import { stepUpRequired, unconfined } from '../operation/session-caller.js';
import { PersonStore } from '../person/person.store.js';
import type { SessionLogins, SessionRoutes } from '../person/session-login.process.js';
import type { RelyingParty } from './passkey.js';
import {
  NEW_CREDENTIAL,
  NewCredential,
  Passkey,
  passkeyName,
  passkeyResource,
  RegistrationOptions,
} from './passkey-resource.js';
import { PasskeyStore } from './passkey.store.js';
import { Passkeys } from './passkeys.process.js';

const PasskeyInput = Schema.Object(
  { name: passkeyName, credential: NewCredential },
  {
    additionalProperties: false,
    title: 'PasskeyInput',
    examples: [{ name: 'Portátil de la oficina', credential: NEW_CREDENTIAL }],
  },
);
const PasskeyChange = Schema.Object(
  { name: passkeyName },
  { additionalProperties: false, title: 'PasskeyChange', examples: [{ name: 'Portátil de la oficina' }] },
);
const PasskeyList = Schema.Object(
  { object: Schema.Literal('list'), data: Schema.Array(Passkey, { description: 'the passkeys, oldest first' }) },
  { title: 'PasskeyList' },
);
const RemovedPasskey = Schema.Object(
  { id: Schema.String(), object: Schema.Literal('passkey'), deleted: Schema.Literal(true) },
  { title: 'RemovedPasskey' },
);

const operationsOf = (routes: SessionRoutes) =>
  ({
    list: {
      id: 'listPasskeys',
      tag: 'Sessions',
      summary: 'List the passkeys of the person who asks',
      description: 'All of them: there are 20 at most.',
      ...routes.ofSession,
      answer: { status: 200, schema: PasskeyList, description: 'The passkeys' },
      refusals: routes.ofAllCompanies,
    },
    options: {
      id: 'createPasskeyRegistrationOptions',
      tag: 'Sessions',
      summary: 'Get the options by which a browser makes a passkey',
      description: `After a step-up or, for the first passkey of a person, within 10 minutes of the login. What the browser answers goes to \`POST /${routes.path}/passkeys\`.`,
      ...routes.ofSession,
      answer: { status: 201, schema: RegistrationOptions, description: 'The options' },
      refusals: { ...routes.ofAllCompanies, 409: ['passkey_limit_reached'] },
    },
    register: {
      id: 'createPasskey',
      tag: 'Sessions',
      summary: 'Register a passkey',
      description: `The person logs in by it from now on. It is no login and no step-up: \`POST /${routes.path}/passkeys/step-up\` is.`,
      ...routes.ofSession,
      body: PasskeyInput,
      answer: { status: 201, schema: Passkey, description: 'The passkey' },
      refusals: {
        403: ['passkey_refused', ...(routes.ofAllCompanies[403] ?? [])],
        409: ['passkey_limit_reached'],
      },
    },
    rename: {
      id: 'updatePasskey',
      tag: 'Sessions',
      summary: 'Rename a passkey',
      description: 'The name is for the person alone.',
      ...routes.ofSession,
      body: PasskeyChange,
      answer: { status: 200, schema: Passkey, description: 'The passkey as it is now' },
      refusals: routes.ofAllCompanies,
    },
    remove: {
      id: 'deletePasskey',
      tag: 'Sessions',
      summary: 'Remove a passkey',
      description:
        'Nobody logs in by it any more; sessions that began with it go on. It takes a step-up, and the last passkey stays.',
      ...routes.ofSession,
      answer: { status: 200, schema: RemovedPasskey, description: 'What was removed' },
      refusals: { ...routes.ofAllCompanies, 409: ['last_passkey'] },
    },
  }) satisfies Record<string, OperationDescription>;

/** Makes the routes by which people of one audience manage their passkeys (ADR 0252). */
export const passkeyController = (routes: SessionRoutes): Type => {
  const operations = operationsOf(routes);

  @routes.decorate
  @Controller(`${routes.path}/passkeys`)
  class PasskeyController {
    constructor(
      private readonly passkeys: Passkeys,
      private readonly store: PasskeyStore,
      private readonly people: PersonStore,
      @Inject(routes.logins) private readonly logins: SessionLogins,
      private readonly clock: Clock,
    ) {}

    @Get()
    @Operation(operations.list)
    async list(@CurrentSession() session: SessionHolder): Promise<object> {
      const { personId } = unconfined(session);
      const rows = await this.store.passkeysOf(personId, this.logins.audience);
      return { object: 'list', data: rows.map(passkeyResource) };
    }

    @Post('registration-options')
    @Operation(operations.options)
    async options(@CurrentSession() session: SessionHolder): Promise<object> {
      await this.passkeys.refuseRegistration(this.party(), unconfined(session));
      const person = await this.people.get(session.personId);
      return { object: 'passkey_options', public_key: await this.passkeys.registrationOptions(this.party(), person) };
    }

    @Post()
    @Operation(operations.register)
    async register(
      @CurrentSession() session: SessionHolder,
      @Body() { name, credential }: Static<typeof PasskeyInput>,
    ): Promise<object> {
      await this.passkeys.refuseRegistration(this.party(), unconfined(session));
      const response = credential as RegistrationResponseJSON;
      return passkeyResource(await this.passkeys.register(this.party(), session.personId, { response, name }));
    }

    @Patch(':id')
    @Operation(operations.rename)
    async rename(
      @CurrentSession() session: SessionHolder,
      @Param('id') id: string,
      @Body() { name }: Static<typeof PasskeyChange>,
    ): Promise<object> {
      const row = await this.store.rename(unconfined(session).personId, this.logins.audience, id, name);
      if (!row) throw unknownPasskey();
      return passkeyResource(row);
    }

    @Delete(':id')
    @Operation(operations.remove)
    async remove(@CurrentSession() session: SessionHolder, @Param('id') id: string): Promise<object> {
      const { personId, times } = unconfined(session);
      if (!isSteppedUp(times, this.clock.now().getTime())) throw stepUpRequired();
      if (!(await this.passkeys.remove(this.party(), personId, id))) throw unknownPasskey();
      return { id, object: 'passkey', deleted: true };
    }

    private party(): RelyingParty {
      return { audience: this.logins.audience, origin: this.logins.console.url };
    }
  }

  return PasskeyController;
};

const unknownPasskey = () => notFound({ en: 'passkey', es: 'esa clave de acceso' });

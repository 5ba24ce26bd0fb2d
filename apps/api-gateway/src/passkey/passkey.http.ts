import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { Clock, notFound } from '@rubrica/service';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Static, Type } from '@sinclair/typebox';
import { Console } from '../access/console.js';
import { isSteppedUp } from '../access/session.js';
import type { SessionHolder } from '../access/session-holders.store.js';
import { Session as CurrentSession } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { stepUpRequired, unconfined } from '../operation/session-caller.js';
import { notLoggedIn } from '../operation/unauthorized.js';
import { PersonStore } from '../person/person.store.js';
import { SessionStore } from '../person/session.store.js';
import { mayRegister, type RelyingParty } from './passkey.js';
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

const PasskeyInput = Type.Object(
  { name: passkeyName, credential: NewCredential },
  {
    additionalProperties: false,
    title: 'PasskeyInput',
    examples: [{ name: 'Portátil de la oficina', credential: NEW_CREDENTIAL }],
  },
);
const PasskeyChange = Type.Object(
  { name: passkeyName },
  { additionalProperties: false, title: 'PasskeyChange', examples: [{ name: 'Portátil de la oficina' }] },
);
const PasskeyList = Type.Object(
  { object: Type.Literal('list'), data: Type.Array(Passkey, { description: 'the passkeys, oldest first' }) },
  { title: 'PasskeyList' },
);
const RemovedPasskey = Type.Object(
  { id: Type.String(), object: Type.Literal('passkey'), deleted: Type.Literal(true) },
  { title: 'RemovedPasskey' },
);

const ONE_COMPANY = { 403: ['session_of_one_company'] } as const;

/** Routes by which people manage their passkeys (ADR 0252). */
@Since('2026-12-01')
@Controller('session/passkeys')
export class PasskeyController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly store: PasskeyStore,
    private readonly people: PersonStore,
    private readonly sessions: SessionStore,
    private readonly console: Console,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation({
    id: 'listPasskeys',
    tag: 'Sessions',
    summary: 'List the passkeys of the person who asks',
    description: 'All of them: there are 20 at most.',
    role: 'person',
    answer: { status: 200, schema: PasskeyList, description: 'The passkeys' },
    refusals: ONE_COMPANY,
  })
  async list(@CurrentSession() session: SessionHolder): Promise<object> {
    const { personId } = unconfined(session);
    const rows = await this.store.passkeysOf(personId, 'tenant');
    return { object: 'list', data: rows.map(passkeyResource) };
  }

  @Post('registration-options')
  @Operation({
    id: 'createPasskeyRegistrationOptions',
    tag: 'Sessions',
    summary: 'Get the options by which a browser makes a passkey',
    description:
      'After a step-up or, for the first passkey of a person, within 10 minutes of the login. What the browser answers goes to `POST /session/passkeys`.',
    role: 'person',
    answer: { status: 201, schema: RegistrationOptions, description: 'The options' },
    refusals: { ...ONE_COMPANY, 409: ['passkey_limit_reached'] },
  })
  async options(@CurrentSession() session: SessionHolder): Promise<object> {
    await this.refuseRegistration(session);
    const person = await this.people.get(session.personId);
    return { object: 'passkey_options', public_key: await this.passkeys.registrationOptions(this.party(), person) };
  }

  @Post()
  @Operation({
    id: 'createPasskey',
    tag: 'Sessions',
    summary: 'Register a passkey',
    description:
      'The person logs in by it from now on. It is no login and no step-up: `POST /session/passkeys/step-up` is.',
    role: 'person',
    body: PasskeyInput,
    answer: { status: 201, schema: Passkey, description: 'The passkey' },
    refusals: { 403: ['passkey_refused', 'session_of_one_company'], 409: ['passkey_limit_reached'] },
  })
  async register(
    @CurrentSession() session: SessionHolder,
    @Body() { name, credential }: Static<typeof PasskeyInput>,
  ): Promise<object> {
    await this.refuseRegistration(session);
    const response = credential as RegistrationResponseJSON;
    return passkeyResource(await this.passkeys.register(this.party(), session.personId, { response, name }));
  }

  @Patch(':id')
  @Operation({
    id: 'updatePasskey',
    tag: 'Sessions',
    summary: 'Rename a passkey',
    description: 'The name is for the person alone.',
    role: 'person',
    body: PasskeyChange,
    answer: { status: 200, schema: Passkey, description: 'The passkey as it is now' },
    refusals: ONE_COMPANY,
  })
  async rename(
    @CurrentSession() session: SessionHolder,
    @Param('id') id: string,
    @Body() { name }: Static<typeof PasskeyChange>,
  ): Promise<object> {
    const row = await this.store.rename(unconfined(session).personId, 'tenant', id, name);
    if (!row) throw unknownPasskey();
    return passkeyResource(row);
  }

  @Delete(':id')
  @Operation({
    id: 'deletePasskey',
    tag: 'Sessions',
    summary: 'Remove a passkey',
    description:
      'Nobody logs in by it any more; sessions that began with it go on. It takes a step-up, and the last passkey stays.',
    role: 'person',
    answer: { status: 200, schema: RemovedPasskey, description: 'What was removed' },
    refusals: { ...ONE_COMPANY, 409: ['last_passkey'] },
  })
  async remove(@CurrentSession() session: SessionHolder, @Param('id') id: string): Promise<object> {
    const { personId, times } = unconfined(session);
    if (!isSteppedUp(times, this.clock.now().getTime())) throw stepUpRequired();
    if (!(await this.passkeys.remove(this.party(), personId, id))) throw unknownPasskey();
    return { id, object: 'passkey', deleted: true };
  }

  /** Throws a 403 `step_up_required` for a session that may not register a passkey. */
  private async refuseRegistration(session: SessionHolder): Promise<void> {
    const { sessionId, personId, times } = unconfined(session);
    const [row, known] = await Promise.all([this.sessions.get(sessionId), this.store.passkeysOf(personId, 'tenant')]);
    if (!row) throw notLoggedIn();
    const now = this.clock.now();
    const state = {
      passkeys: known.length,
      isSteppedUp: isSteppedUp(times, now.getTime()),
      loggedInAt: row.created_at,
    };
    if (!mayRegister(state, now)) throw stepUpRequired();
  }

  private party(): RelyingParty {
    return { audience: 'tenant', origin: this.console.url };
  }
}

const unknownPasskey = () => notFound({ en: 'passkey', es: 'esa clave de acceso' });

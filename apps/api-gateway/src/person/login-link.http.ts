import { Body, Controller, Post, Req } from '@nestjs/common';
import type { PersonMail } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { Clock, type Language, languageOf, offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Console } from '../access/console.js';
import { Operation, Since } from '../operation/operation.js';
import { LoginLimitStore } from './login-limit.store.js';
import { LOGIN_MINUTES, LoginStore } from './login.store.js';
import { Logins } from './login.process.js';
import { PersonMails } from './person-mail.client.js';
import { PersonStore } from './person.store.js';
import { emailInput } from './session-resource.js';

const LinkRequest = Type.Object(
  { email: emailInput('address of the person') },
  { additionalProperties: false, title: 'LinkRequest', examples: [{ email: 'contador@ejemplo.co' }] },
);
const RequestedLink = Type.Object(
  {
    object: Type.Literal('login_link_request'),
    expires_at: Type.String({ format: 'date-time', description: 'a link and a code that are mailed now end then' }),
  },
  { title: 'RequestedLink' },
);

/** Route by which a person asks for a link and a code by mail (ADR 0248). */
@Since('2026-12-01')
@Controller('session/links')
export class LoginLinkController {
  constructor(
    private readonly database: Database,
    private readonly people: PersonStore,
    private readonly logins: LoginStore,
    private readonly limits: LoginLimitStore,
    private readonly admission: Logins,
    private readonly mails: PersonMails,
    private readonly console: Console,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation({
    id: 'requestLoginLink',
    tag: 'Sessions',
    summary: 'Ask for a link and a code by mail',
    description:
      'A person whom we know gets a mail with a link, and a code for another device; both are good once, for 10 minutes. ' +
      'The answer is the same for every address, and when no mail is sent because there were 5 in an hour. A login by mail is no step-up.',
    role: 'public',
    isLogin: true,
    body: LinkRequest,
    answer: { status: 202, schema: RequestedLink, description: 'The same for every address' },
    refusals: { 429: ['rate_limited'] },
  })
  async request(
    @Req() request: FastifyRequest,
    @Body() { email }: Static<typeof LinkRequest>,
  ): Promise<Static<typeof RequestedLink>> {
    await this.admission.countNetwork('network', request);
    const language = languageOf(request.headers['accept-language'], 'es');
    this.mails.send('login', () => this.mailTo(email.toLowerCase(), language));
    const expiresAt = new Date(this.clock.now().getTime() + LOGIN_MINUTES * 60_000);
    return { object: 'login_link_request', expires_at: offsetTime(expiresAt) };
  }

  /** Makes a link and a code. Returns null for an address that nobody has, or that had too many mails. */
  private mailTo(email: string, asked: Language): Promise<PersonMail | null> {
    return this.database.transaction(async (tx) => {
      if ((await this.limits.take(tx, 'mail', email)) === null) return null;
      this.limits.reset(tx, 'try', email);
      const person = await this.people.findByEmail(tx, email);
      if (!person) return null;
      const { token, code } = this.logins.createForMail(tx, person);
      const url = this.console.loginLink(token);
      const letter = { kind: 'login', url, code, minutes: LOGIN_MINUTES } as const;
      return { to: person.email, language: person.language ?? asked, letter };
    });
  }
}

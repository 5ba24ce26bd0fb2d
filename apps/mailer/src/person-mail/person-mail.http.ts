import { Controller } from '@nestjs/common';
import { type AnswerOf, type InputOf, mailerRoutes as routes, type PersonMail } from '@rubrica/contracts';
import { Clock, InternalInput, InternalRoute, newId } from '@rubrica/service';
import { MailerSettings } from '../config.js';
import { invitationLetterOf } from '../letter/invitation-letter.js';
import type { Letter } from '../letter/letter.js';
import { loginLetterOf } from '../letter/login-letter.js';
import { mimeOf } from '../letter/mime.js';
import { isMailbox, messageIdOf } from '../mailing/addressed-mail.js';
import { MailDispatch } from '../mailing/mail-dispatch.client.js';

/**
 * Sends what the console writes to people. A link for a login must stand in no topic, log, blob or table: the mail is written, given to
 * the mail server once, and forgotten.
 */
@Controller()
export class PersonMailController {
  constructor(
    private readonly dispatch: MailDispatch,
    private readonly settings: MailerSettings,
    private readonly clock: Clock,
  ) {}

  @InternalRoute(routes.sendPersonMail)
  async send(
    @InternalInput() { body }: InputOf<typeof routes.sendPersonMail>,
  ): Promise<AnswerOf<typeof routes.sendPersonMail>> {
    const { to } = body;
    if (!isMailbox(to)) return { outcome: 'bounced' };
    const { mailFrom: from } = this.settings;
    const messageId = messageIdOf(newId('mlg'), from);
    const mime = mimeOf(letterOf(body), { from, to, messageId, date: this.clock.now() }, []);
    return { outcome: await this.dispatch.sendOwn(to, mime) };
  }
}

const letterOf = ({ letter, language }: PersonMail): Letter =>
  letter.kind === 'login' ? loginLetterOf(letter, language) : invitationLetterOf(letter, language);

import { LIMITS } from '@rubrica/reception';
import { MailListener, type MailListenerOptions } from '../inbound/mail-listener.smtp.js';

const TEXTS = { banner: 'takes documents of suppliers', notOurs: 'nobody receives documents here' };
/** A mail with its PDF and zip is large. */
const MOST_FULL_MAILS = 4;

/** Takes mails of suppliers, by SMTP, at the addresses of tenants. */
export class ReceptionListener extends MailListener {
  constructor(options: Omit<MailListenerOptions, 'texts' | 'mostBytes'>) {
    super({ ...options, texts: TEXTS, mostBytes: LIMITS.fileBytes, mostFullMails: MOST_FULL_MAILS });
  }
}

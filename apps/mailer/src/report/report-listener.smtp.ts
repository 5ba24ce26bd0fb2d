import { MailListener, type MailListenerOptions } from '../inbound/mail-listener.smtp.js';

const TEXTS = { banner: 'takes reports about mails', notOurs: 'not an address of a report' };

/** Takes reports about our mails, by SMTP, at return paths only. */
export class ReportListener extends MailListener {
  constructor(options: Omit<MailListenerOptions, 'texts'>) {
    super({ ...options, texts: TEXTS });
  }
}

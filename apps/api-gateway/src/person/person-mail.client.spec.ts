import { expect, it } from '@jest/globals';
import type { PersonMail } from '@rubrica/contracts';
import { createLogger, InternalClient, MemoryTransport } from '@rubrica/service';
import { internalAccess } from '@rubrica/service-testing';
import { PersonMails } from './person-mail.client.js';

const TOKEN = 'Q7m5Yx0mWn3v1sS2cJd8aG4kZpR6tUoLhVbEfNqXyIw';
const mail: PersonMail = {
  to: 'ana@ejemplo.co',
  language: 'es',
  letter: { kind: 'login', url: `https://consola.ejemplo.co/console/enter#${TOKEN}`, code: '01234567', minutes: 10 },
};

it('a mail that is not sent is logged without its address and what it says', async () => {
  const lines: string[] = [];
  const logger = createLogger({ service: 'api-gateway', level: 'info' }, { write: (line) => void lines.push(line) });
  // No mailer is there.
  const internal = new InternalClient(internalAccess('api-gateway').identity, new MemoryTransport());
  const mails = new PersonMails(internal, logger);
  mails.send('login', () => Promise.resolve(mail));
  mails.send('login', () => Promise.reject(new Error(`no row for ${mail.to}`)));
  mails.send('login', () => Promise.resolve(null));
  await mails.onModuleDestroy();
  expect(lines).toHaveLength(2);
  for (const secret of [mail.to, TOKEN, '01234567']) expect(lines.join('')).not.toContain(secret);
  expect(lines.join('')).toContain('a mail to a person was not sent');
});

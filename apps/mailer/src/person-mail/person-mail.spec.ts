import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PersonMail } from '@rubrica/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';

let mailer: RunningMailer;
beforeAll(async () => {
  mailer = await startMailer();
});
afterAll(() => mailer.close());

const TOKEN = 'Q7m5Yx0mWn3v1sS2cJd8aG4kZpR6tUoLhVbEfNqXyIw';
const login = {
  kind: 'login',
  url: `https://consola.ejemplo.co/console/enter#${TOKEN}`,
  code: '01234567',
  minutes: 10,
};
const invitation = {
  kind: 'invitation',
  url: 'https://consola.ejemplo.co/console/invitations/ivt_1',
  company: 'Óptica <b>Central</b>\r\nBcc: x@ejemplo.co S.A.S.',
  role: 'biller',
  inviter: 'Camila Rincón',
  expires_at: '2026-12-04T23:30:00-05:00',
};
const send = async (letter: object, language: PersonMail['language'] = 'es', to = 'ana@ejemplo.co') =>
  (await mailer.call('POST', '/internal/person-mails', { body: { to, language, letter } })).body['outcome'];
const lastMail = async () => (await mailer.caught()).at(-1)!;

describe('a mail to a person', () => {
  it('with a login has the link and the code, in both languages, that of the person first', async () => {
    expect(await send(login)).toBe('delivered');
    const mail = await lastMail();
    expect([mail.subject, mail.from?.text]).toEqual(['Su ingreso a Rubrica', '"Rubrica" <facturacion@rubrica.co>']);
    expect(mail.text).toContain(login.url);
    expect(mail.text).toContain('Código: 0123 4567');
    expect(mail.text?.indexOf('Cordial saludo')).toBeLessThan(mail.text?.indexOf('Somebody asked') ?? 0);
    expect(mail.html).toContain(`href="${login.url}"`);

    await send(login, 'en');
    const english = await lastMail();
    expect([english.subject, english.headers.get('content-language')]).toEqual(['Your login to Rubrica', 'en, es']);
    expect(english.text?.indexOf('Hello,')).toBeLessThan(english.text?.indexOf('Alguien pidió') ?? 0);
    expect(english.html).toMatch(/<html lang="en">[^]*Español abajo[^]*Español · Su ingreso a Rubrica/);
  });

  it('with an invitation says who invites to which company, as what, and until when; nothing in it is markup or a header', async () => {
    await send(invitation);
    const mail = await lastMail();
    expect(mail.subject).toBe('Invitación a Óptica <b>Central</b> Bcc: x@ejemplo.co S.A.S. en Rubrica');
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.text).toContain('Camila Rincón, de Óptica');
    expect(mail.text).toContain('con el rol de facturación');
    expect(mail.text).toContain('Se acepta hasta: 4 de diciembre de 2026');
    expect(mail.html).not.toContain('<b>Central');
    await send({ ...invitation, inviter: null, role: 'auditor' }, 'en');
    expect((await lastMail()).text).toContain(
      'S.A.S. invites you to work on the electronic documents of this company in Rubrica as auditor.',
    );
  });

  it('says what the mail server said, and that no mailbox is one', async () => {
    mailer.refusals.set('gone@ejemplo.co', '550 5.1.1 no such user');
    mailer.refusals.set('later@ejemplo.co', '451 4.3.0 later');
    expect(await send(login, 'es', 'gone@ejemplo.co')).toBe('bounced');
    expect(await send(login, 'es', 'later@ejemplo.co')).toBe('deferred');
    expect(await send(login, 'es', 'a@ejemplo.co, b@ejemplo.co')).toBe('bounced');
  });

  it('is stored nowhere: in no table, no log of facts and no blob', async () => {
    await send(login);
    const tables = await mailer.database.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'mailer'`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables)
      expect(JSON.stringify(await mailer.database.query(`select * from ${name}`))).not.toContain(TOKEN);
    expect(mailer.said).toEqual([]);
    for (const file of readdirSync(mailer.folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || file.parentPath.includes('caught')) continue;
      expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toContain(TOKEN);
    }
  });
});

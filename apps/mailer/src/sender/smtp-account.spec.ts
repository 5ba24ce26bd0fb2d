import { describe, expect, it } from '@jest/globals';
import { serverFaults, type SmtpAccount, urlOf } from './smtp-account.js';

const at = (host: string, port = 587): SmtpAccount => ({ host, port, tls: 'starttls', user: 'ana' });
const refused = (account: SmtpAccount, allowLoopback = false): string | undefined =>
  serverFaults(account, { allowLoopback })[0]?.pointer;

describe("a tenant's mail server", () => {
  it.each([
    'smtp.gmail.com',
    'SMTP.Office365.com',
    'email-smtp.us-east-1.amazonaws.com',
    '190.60.0.10',
    '2606:4700:4700::1111',
  ])('may be %s', (host) => expect(refused(at(host))).toBeUndefined());

  it.each([
    ...['127.0.0.1', '10.0.0.5', '169.254.169.254', '192.168.1.1', '::1', 'fd00::1', '0.0.0.0', '100.64.0.1'],
    ...['localhost', 'postgres', 'metadata', '0x7f000001', '2130706433', '0177.1', 'smtp..co', '-a.co', 'a.co.'],
    ...['smtp.co:25', '[::1]', '1.2.3.4.5'],
  ])('is not %s', (host) => expect(refused(at(host))).toBe('#/smtp/host'));

  it.each([22, 80, 443, 5432, 6379, 9092, 11211])('is not at port %d', (port) =>
    expect(refused(at('smtp.gmail.com', port))).toBe('#/smtp/port'),
  );

  it('may be on a developer’s machine, where that is allowed, and on no other private one', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(refused(at(host, 1025), true)).toBeUndefined();
    for (const host of ['10.0.0.5', 'postgres', '169.254.169.254']) expect(refused(at(host), true)).toBe('#/smtp/host');
  });

  it('is called by a URL in which no character of user and password means something', () => {
    const url = new URL(urlOf({ ...at('smtp.co', 465), tls: 'implicit', user: 'ana@nandu.co' }, 'a/b@c:d#%?'));
    expect([url.protocol, url.host, url.pathname]).toEqual(['smtps:', 'smtp.co:465', '']);
    expect([url.username, url.password].map(decodeURIComponent)).toEqual(['ana@nandu.co', 'a/b@c:d#%?']);
    expect(new URL(urlOf(at('::1'), 'x')).hostname).toBe('[::1]');
  });
});

import { describe, expect, it } from '@jest/globals';
import { urlFaults } from './endpoint-url.js';
import { registrationFaults } from './registration.client.js';

const refused = (url: string, allowLoopback = false): string | undefined =>
  urlFaults(url, { allowLoopback })[0]?.detail;

describe('the URL of a webhook endpoint', () => {
  it.each([
    'https://erp.ejemplo.com.co/rubrica',
    'https://erp.ejemplo.com.co:443/rubrica?tenant=1',
    'https://erp.ejemplo.com.co:8443/',
    'HTTPS://ERP.Ejemplo.com.co/Rubrica#parte',
    'https://facturación.ejemplo.com.co/entrada',
    'https://erp.ejemplo.com.co./con-punto-final',
    'https://localhost.ejemplo.com.co/',
    'https://127-0-0-1.ejemplo.com.co/',
    'https://erp.ejemplo.com.co/?destino=http://169.254.169.254/',
    'https://erp.ejemplo.com.co/usuario@correo',
    'https://190.60.0.10/entrada',
    'https://[2606:4700:4700::1111]:8443/entrada',
  ])('may be %s', (url) => expect(refused(url)).toBeUndefined());

  it.each([
    ['http://erp.ejemplo.com.co/', 'https'],
    ['ftp://erp.ejemplo.com.co/', 'https'],
    ['javascript:alert(1)', 'https'],
    ['//erp.ejemplo.com.co/', 'https'],
    ['erp.ejemplo.com.co', 'https'],
    ['https:erp.ejemplo.com.co', 'https'],
    ['https:///erp.ejemplo.com.co/', 'https'],
    ['https://', 'https'],
    ['', 'https'],
  ])('begins with https:// and a host, unlike "%s"', (url, word) => expect(refused(url)).toContain(word));

  it.each([
    'https://ana:clave@erp.ejemplo.com.co/',
    'https://ana@erp.ejemplo.com.co/',
    'https://@erp.ejemplo.com.co/',
    'https://erp.ejemplo.com.co@127.0.0.1/',
  ])('holds no credentials, unlike %s', (url) => expect(refused(url)).toContain('credentials'));

  it.each([
    'https://127.0.0.1/',
    'https://10.1.2.3:8443/',
    'https://169.254.169.254/latest/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://0177.1/',
    'https://127.0.0.1./',
    'https://１２７.０.０.１/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00::1]/',
  ])('names no address of the inside, unlike %s', (url) => expect(refused(url)).toContain('not public'));

  it.each(['https://010.0.0.1/', 'https://0x08080808/', 'https://134744072/', 'https://[2606:4700:4700:0::1111]/'])(
    'writes an address in one way only, unlike %s',
    (url) => expect(refused(url)).toContain('usual form'),
  );

  it.each([
    'https://localhost/',
    'https://LOCALHOST./',
    'https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
    'https://db.localhost/',
    'https://postgres/',
    'https://kafka.rubrica.svc/',
    'https://kafka.rubrica.svc.cluster.local/',
    'https://metadata.google.internal/',
    'https://impresora.lan/',
    'https://router.home.arpa/',
    'https://oculto.onion/',
  ])('names no host of a network of one’s own, unlike %s', (url) => expect(refused(url)).toContain('internet'));

  it.each([
    'https://erp..ejemplo.com/',
    'https://.ejemplo.com/',
    `https://${'a'.repeat(64)}.com/`,
    `https://${'a.'.repeat(130)}com/`,
    'https://a*b.ejemplo.com/',
  ])('has a valid host name, unlike %s', (url) => expect(refused(url)).toBeDefined());

  it.each([
    'https://erp.ejemplo.com/a b',
    ' https://erp.ejemplo.com/',
    'https://erp.ejemplo.com/\n',
    'https://erp.eje\tmplo.com/',
    'https://erp.ejemplo.com\\@127.0.0.1/',
    'https://erp.ejemplo.com/\u0000',
  ])('has no characters that parsers disagree about: %j', (url) => expect(refused(url)).toContain('blanks'));

  it.each([22, 25, 80, 5432, 6379, 9092, 27017])('does not lead to port %d', (port) =>
    expect(refused(`https://erp.ejemplo.com.co:${port}/`)).toContain('Port'),
  );

  describe('on a developer’s machine', () => {
    it.each([
      'http://localhost:4000/hook',
      'HTTP://LOCALHOST:4000/hook',
      'http://127.0.0.1:5432/hook',
      'http://127.8.9.10/',
      'http://[::1]:4000/',
      'https://localhost:8443/',
    ])('may be %s', (url) => expect(refused(url, true)).toBeUndefined());

    it.each([
      'http://10.0.0.1/',
      'http://169.254.169.254/',
      'http://[::ffff:127.0.0.1]/',
      'http://db.internal/',
      'ftp://localhost/',
    ])('still is not %s', (url) => expect(refused(url, true)).toBeDefined());

    const registered = async (url: string, addresses: readonly string[] = []) =>
      (await registrationFaults(url, { addressesOf: async () => addresses }, { allowLoopback: true }))[0]?.detail;
    it('is plain http:// only where the name leads to this machine', async () => {
      expect(await registered('http://localhost:4000/hook')).toBeUndefined();
      expect(await registered('http://127.0.0.1:4000/hook')).toBeUndefined();
      expect(await registered('http://erp.localtest.me/', ['127.0.0.1', '::1'])).toBeUndefined();
      expect(await registered('https://erp.ejemplo.com.co/', ['8.8.8.8'])).toBeUndefined();
      expect(await registered('https://erp.ejemplo.com.co/', [])).toBeUndefined();
      for (const addresses of [['8.8.8.8'], ['127.0.0.1', '8.8.8.8'], []])
        expect(await registered('http://erp.ejemplo.com.co/', addresses)).toContain('https://');
      expect(await registered('http://190.60.0.10/entrada')).toContain('https://');
      expect(await registered('http://erp.localtest.me/', ['10.0.0.1'])).toContain('not public');
    });
  });
});

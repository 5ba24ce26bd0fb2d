import { describe, expect, it } from '@jest/globals';
import { CONSOLE_URL_PATTERN } from '../config.js';
import { Console } from './console.js';

const console = new Console('https://consola.ejemplo.co');
const local = new Console('http://localhost:3000');
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'rubrica-mode': 'test' };

describe('the cookie of a session', () => {
  it('is bound to the host and to https, and to no script', () => {
    expect(console.cookie('tenant', 'abc', 60)).toBe(
      '__Host-rubrica=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
    expect(local.cookie('operator', 'abc', 60)).toBe(
      'rubrica-operator=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    );
  });

  it.each([
    ['__Host-rubrica=abc', 'abc'],
    ['theme=dark; __Host-rubrica=abc', 'abc'],
    ['__Host-rubrica=abc; __Host-rubrica=def', undefined],
    ['__Host-rubrica-operator=abc', undefined],
    ['rubrica=abc', undefined],
    ['', undefined],
  ])('is found in "%s"', (cookie, token) => expect(console.tokenIn({ headers: { cookie } }, 'tenant')).toBe(token));

  it('counts nowhere without a console', () =>
    expect(new Console('').tokenIn({ headers: { cookie: 'rubrica=abc' } }, 'tenant')).toBeUndefined());
});

describe('a request that may change something', () => {
  it.each([
    ['from the console', own, true],
    [
      'by its origin, from a browser without Sec-Fetch-Site',
      { ...own, 'sec-fetch-site': undefined, origin: console.url },
      true,
    ],
    ['without a body', { ...own, 'content-type': undefined }, true],
    ['from another subdomain', { ...own, 'sec-fetch-site': 'same-site' }, false],
    [
      'from another site, whatever origin it names',
      { ...own, 'sec-fetch-site': 'cross-site', origin: console.url },
      false,
    ],
    ['from another origin', { ...own, 'sec-fetch-site': undefined, origin: 'https://malo.example' }, false],
    ['that says nothing of its origin', { ...own, 'sec-fetch-site': undefined }, false],
    ['with the body of a form', { ...own, 'content-type': 'text/plain' }, false],
    ['without Rubrica-Mode', { ...own, 'rubrica-mode': undefined }, false],
  ])('%s', (_, headers, expected) => expect(console.isOwnRequest({ headers })).toBe(expected));
});

describe('CONSOLE_URL', () => {
  it.each(['', 'https://consola.ejemplo.co', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
    'takes "%s"',
    (url) => expect(CONSOLE_URL_PATTERN.test(url)).toBe(true),
  );
  it.each(['http://consola.ejemplo.co', 'https://a.co/', 'https://a.co/x', 'http://localhost.malo.co', 'ftp://a.co'])(
    'refuses "%s"',
    (url) => expect(CONSOLE_URL_PATTERN.test(url)).toBe(false),
  );
});

import { describe, expect, it } from '@jest/globals';
import { addressKey, emailAdvice, envelopeAddress, isEmailAddress } from './email-address.js';

describe('an e-mail address', () => {
  it.each([
    'compras@optica.example',
    'ana.gomez+facturas@correo.com.co',
    "o'brien@x.co",
    '_@x.co',
    '-ana-@x.co',
    '1@x.co',
    'ANA@CORREO.COM',
    'a/b=c@x.co',
    'josé@correo.example',
    'muñoz.peña@compañía.example',
    '用户@例子.example',
    'ana@bücher.example',
    'ana@xn--bcher-kva.example',
    'ana@mail-1.sub.dominio.com',
    'ana@9-a.co',
    `${'a'.repeat(64)}@x.co`,
    `a@${'b'.repeat(63)}.co`,
  ])('%s is one that servers take', (address) => {
    expect(emailAdvice(address)).toBeUndefined();
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    ['compras..bogota@optica.example', 'two points in a row before the @'],
    ['.compras@optica.example', 'begins or ends with a point'],
    ['compras.@optica.example', 'begins or ends with a point'],
    ['compras@optica..example', 'two points in a row behind the @'],
    ['compras@.optica.example', 'begins or ends with a point'],
    ['compras@optica', 'no ending'],
    ['compras@localhost', 'no ending'],
    ['compras@', 'nothing behind'],
    ['@optica.example', 'nothing before'],
    ['compras', 'no @'],
    ['compras@@optica.example', 'one @ only'],
    ['a@b@optica.example', 'one @ only'],
    ['compras@192.0.2.1', 'address of a machine'],
    ['compras@[192.0.2.1]', 'address of a machine'],
    ['compras@[IPv6:2001:db8::1]', 'address of a machine'],
    ['"ana gomez"@optica.example', 'no blanks'],
    ['"anagomez"@optica.example', 'name in quotes'],
    ['ana gomez@optica.example', 'no blanks'],
    ['ana@optica_1.example', 'sign that no domain has'],
    ['ana@-optica.example', 'hyphen'],
    ['ana@optica-.example', 'hyphen'],
    ['ana@optica.c', 'ends with ".c"'],
    ['ana@optica.123', 'ends with ".123"'],
    ['ana@optica.c0m', 'ends with ".c0m"'],
    ['ana(casa)@optica.example', 'sign before the @'],
    ['ana:b@optica.example', 'sign before the @'],
    ['ana\\b@optica.example', 'sign before the @'],
    [`${'a'.repeat(65)}@x.co`, 'more than 64'],
    [`${'ñ'.repeat(33)}@x.co`, 'more than 64'],
    [`a@${'b'.repeat(64)}.co`, 'more than 63'],
    [`a@${'ü'.repeat(60)}.co`, 'more than 63'],
    [`a@${'b.'.repeat(126)}co`, '254 characters'],
  ])('%j is refused, with the reason', (address, reason) => {
    const advice = emailAdvice(address);
    expect(advice?.detail.en).toContain(reason);
    expect(advice?.fix.en).toContain('compras@ejemplo.com.co');
    expect(advice?.fix.es).toContain('compras@ejemplo.com.co');
  });

  it.each([
    ['compras@optica.example.', 'begins or ends with a point'],
    ['mailto:compras@optica.example', 'mailto'],
    ['MAILTO:compras@optica.example?subject=Factura', 'mailto'],
    ['Ana Gómez <compras@optica.example>', 'angle brackets'],
    ['"Gómez, Ana" <compras@optica.example>', 'angle brackets'],
    ['<compras@optica.example>', 'angle brackets'],
    [' compras@optica.example', 'no blanks'],
    ['compras@optica.example ', 'no blanks'],
    ['compras@optica.example\u00a0', 'no blanks'],
    ['compras@optica.example\n', 'U+000A'],
    ['compras\u200b@optica.example', 'U+200B'],
    ['\ufeffcompras@optica.example', 'U+FEFF'],
    ['com\u00adpras@optica.example', 'U+00AD'],
    ['\u202acompras@optica.example\u202c', 'U+202A'],
    ['compras@optica.example;', 'sign that no domain has'],
    ['compras@optica.example,', 'sign that no domain has'],
    ["'compras@optica.example'", 'sign that no domain has'],
  ])('%j is told the address alone', (address, reason) => {
    const advice = emailAdvice(address);
    expect(advice?.detail.en).toContain(reason);
    expect(advice?.fix).toMatchObject({
      en: 'Write "compras@optica.example".',
      es: 'Escriba "compras@optica.example".',
    });
  });

  it.each([
    'ana@x.co;luis@y.co',
    'ana@x.co; luis@y.co',
    'ana@x.co, luis@y.co',
    'ana@x.co luis@y.co',
    'ana@x.co / luis@y.co',
    'ana@x.co/luis@y.co',
    'ana@x.co y luis@y.co',
    'ana@x.co\nluis@y.co',
    'Ana <ana@x.co>, "Luis" <luis@y.co>',
  ])('%j are two, and a list is named that takes them', (addresses) => {
    const advice = emailAdvice(addresses);
    expect(advice?.fix.en).toContain('`email.to` of the document takes a list');
    expect(advice?.fix.es).toContain('"to": ["ana@x.co", "luis@y.co"]');
  });

  it('is not made of others: with a wrong one among several none is repeated', () =>
    expect(emailAdvice('ana@x.co;luis@')?.fix.en).not.toContain('["'));
});

describe('an address in an envelope', () => {
  it.each([
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
    ['ana@Correo.CO', 'ana@correo.co'],
    ['josé@bücher.example', 'josé@bücher.example'],
  ])('%s goes to %s', (address, written) => expect(envelopeAddress(address)).toBe(written));

  it('is the same in both scripts of its domain, and in all cases', () => {
    expect(addressKey('Ana@BÜCHER.example')).toBe('ana@xn--bcher-kva.example');
    expect(addressKey('ana@xn--bcher-kva.example')).toBe('ana@xn--bcher-kva.example');
  });
});

import { describe, expect, it } from '@jest/globals';
import { addresseesOf } from './mail-addressees.js';

const mail = (...lines: readonly string[]) => Buffer.from([...lines, '', 'x@cuerpo.example'].join('\r\n'));

describe('the addresses that a mail may have come to', () => {
  it('are those that servers and the sender wrote', () =>
    expect(
      addresseesOf(
        mail(
          'From: otro@proveedor.example',
          'To: "Compras, Cóndor" <compras@condor.example>, b@condor.example',
          'CC: c@condor.example;',
          'Delivered-To: facturas+1@recibe.example',
          'X-Original-To: FACTURAS+2@recibe.example',
          'Envelope-To: <facturas+3@recibe.example>',
          'Received: from mx.proveedor.example (envelope-from <f@proveedor.example>)',
          '\tby mx.recibe.example for <facturas+4@recibe.example>; Sat, 28 Nov 2026 05:13:50 +0000',
        ),
      ),
    ).toEqual([
      ...['facturas+1@recibe.example', 'facturas+2@recibe.example', 'facturas+3@recibe.example'],
      ...['compras@condor.example', 'b@condor.example', 'c@condor.example', 'facturas+4@recibe.example'],
    ]));

  it('stand in folded lines too, and once each', () =>
    expect(addresseesOf(mail('To: uno\r\n\t<a@x.example>,\r\n b@x.example', 'Cc: A@X.example'))).toEqual([
      'a@x.example',
      'b@x.example',
    ]));

  it('are read from hostile headers in little time, and none behind their limit', () => {
    const begunMs = performance.now();
    for (const hostile of [
      'a'.repeat(20_000_000),
      '@'.repeat(20_000_000),
      '\r\n '.repeat(6_000_000),
      'To:'.repeat(6e6),
    ])
      expect(addresseesOf(mail(`To: ${hostile}`, 'To: a@x.example'))).not.toContain('a@x.example');
    expect(performance.now() - begunMs).toBeLessThan(5_000);
    expect(addresseesOf(Buffer.alloc(0))).toEqual([]);
  });
});

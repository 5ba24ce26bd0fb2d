import { describe, expect, it } from '@jest/globals';
import { DkimKeyInput, SECRET_FIELDS, WebhookEndpointWithSecret } from '@rubrica/contracts';
import { kindOf } from '@rubrica/kinds';
import { Type } from '@sinclair/typebox';
import { MOST_CHARS, redacted } from './redaction.js';

const invoice = kindOf('invoice').api.draft;
const shown = (schema: Parameters<typeof redacted>[0], value: unknown): unknown =>
  JSON.parse(redacted(schema, value) ?? 'null');

describe('a body in the request log', () => {
  it('shows amounts, dates, codes and ids, and nothing of the buyer', () => {
    const body = {
      customer_id: `cust_${'0'.repeat(26)}`,
      currency: 'COP',
      customer: { legal_name: 'Óptica', identification: { type: '31', number: '900508908' }, email: 'a@b.co' },
      payment_means: { type: '2', code: '10', due_date: '2026-12-24' },
      lines: [{ description: 'Lentes', quantity: '2', unit_price: '150000.00' }],
    };
    const text = redacted(invoice, body) ?? '';
    for (const personal of ['Óptica', '900508908', 'a@b.co', 'Lentes']) expect(text).not.toContain(personal);
    expect(JSON.parse(text)).toMatchObject({
      customer_id: `cust_${'0'.repeat(26)}`,
      customer: { legal_name: '***', identification: { number: '***' } },
      payment_means: { type: '2', due_date: '2026-12-24' },
      lines: [{ quantity: '2', unit_price: '150000.00', description: '***' }],
    });
  });

  it.each(SECRET_FIELDS)('never shows %s, be it a text, a number or a value of a choice', (name) => {
    const schema = Type.Object({ [name]: Type.Union([Type.Literal('planted'), Type.String(), Type.Number()]) });
    for (const value of ['planted', 'whatever', 4711])
      expect(shown(schema, { [name]: value })).toEqual({ [name]: '***' });
  });

  it('masks what stands in the wrong field, and leaves out fields that nobody knows', () => {
    const sent = { domain: 'sk_live_1', [`sk_live_2`]: 1, sk_live_3: { a: 'sk_live_4' } };
    expect(redacted(DkimKeyInput, sent)).not.toContain('sk_live');
    expect(shown(Type.Object({ kind: Type.Literal('a') }), { kind: 'secret' })).toEqual({ kind: '***' });
    expect(shown(Type.Object({ note_id: Type.String() }), { note_id: 'sk_live_9' })).toEqual({ note_id: '***' });
  });

  it('masks the secret in an answer', () =>
    expect(redacted(WebhookEndpointWithSecret, { id: `we_${'0'.repeat(26)}`, secret: 'whsec_1' })).toBe(
      `{"id":"we_${'0'.repeat(26)}","secret":"***"}`,
    ));

  it('is 4 KiB long at most, however large or deep it is', () => {
    const lines = Array.from({ length: 20_000 }, () => ({ description: 'x'.repeat(1_000), quantity: '1' }));
    const started = performance.now();
    const text = redacted(invoice, { lines }) ?? '';
    expect(text.length).toBeLessThanOrEqual(MOST_CHARS);
    expect(text).toContain('…');
    expect(performance.now() - started).toBeLessThan(1_000);
    let deep: object = {};
    for (let i = 0; i < 10_000; i += 1) deep = { lines: [deep] };
    expect((redacted(invoice, deep) ?? '').length).toBeLessThan(MOST_CHARS);
  });
});

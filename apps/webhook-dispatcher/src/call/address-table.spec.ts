import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { addressRow, mistakeIn, type Seen } from './address-table.js';
import { seenOf } from './address-table.client.js';

const table = readFileSync(new URL('./addresses.csv', import.meta.url));
const rows = (parse(table, { columns: true }) as Record<string, string>[]).map(addressRow);

describe('the table of addresses', () => {
  it('is judged without a mistake, by the code that registers endpoints and calls them', async () => {
    const mistakes = [];
    for (const row of rows) {
      const mistake = mistakeIn(row, await seenOf(row));
      if (mistake !== null) mistakes.push(`${row.id} ${row.url.slice(0, 80)}: ${mistake}`);
    }
    expect(mistakes).toEqual([]);
    expect(rows.length).toBeGreaterThan(200);
  });

  const rowOf = (kind: string, expected: string, dns = 'A 9.9.9.9', why = '') =>
    addressRow({ id: 'x', kind, url: 'https://erp.example/', dns, when: 'create+delivery', expected, why });
  const pin = { address: '9.9.9.9', port: 443, tlsHost: 'erp.example', endpointId: 'we_1' };
  const called = { pins: [pin], answered: ['9.9.9.9'], ok: true };
  const refused = { pins: [], answered: ['9.9.9.9'], ok: false };

  it.each<[string, ReturnType<typeof rowOf>, Seen]>([
    ['a connection to what must be refused', rowOf('url', 'deny'), { isAccepted: false, attempts: [called] }],
    ['a registration of what must be refused', rowOf('url', 'deny'), { isAccepted: true, attempts: [refused] }],
    ['a public address that is refused', rowOf('url', 'allow'), { isAccepted: false, attempts: [called] }],
    ['a public address that is not called', rowOf('url', 'allow'), { isAccepted: true, attempts: [refused] }],
    [
      'an address of another look-up',
      rowOf('rebind', 'deny', 'A 9.9.9.9 | A 10.0.0.1'),
      { isAccepted: true, attempts: [{ ...called, answered: ['10.0.0.1'] }, refused] },
    ],
    [
      'a redirect that is followed',
      rowOf('redirect', 'deny', 'A 9.9.9.9', '302 Location https://10.0.0.1/'),
      { isAccepted: true, attempts: [{ ...called, pins: [pin, pin], ok: false }] },
    ],
  ])('counts as a mistake: %s', (_, row, seen) => {
    expect(mistakeIn(row, seen)).not.toBeNull();
  });

  it('is refused with a value that means nothing', () => {
    expect(() => addressRow({ id: 'x', kind: 'uri', expected: 'deny' })).toThrow('x: the kind is');
    expect(() => addressRow({ id: 'x', kind: 'url', expected: 'no' })).toThrow('x: allow or deny');
  });
});

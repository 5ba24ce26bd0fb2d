import { describe, expect, it } from '@jest/globals';
import { kindOf } from '@rubrica/kinds';
import { queuedView } from '../document/document.js';
import { type GivenReference, type NamedRow, ownReference } from './own-reference.js';

const CUFE = 'c0ffee'.repeat(16);
const CUDE = 'decade'.repeat(16);
const FOREIGN = 'ab'.repeat(48);

const invoice = (change: Partial<NamedRow['view']> = {}, id = 'inv_1'): NamedRow => ({
  id,
  kind: 'invoice',
  invoice_id: null,
  view: {
    ...queuedView('2026-11-20T15:00:00.000Z'),
    status: 'accepted_by_dian',
    number: 'FE7',
    prefix: 'FE',
    sequence: 7,
    cufe: CUFE,
    issued_at: '2026-11-20T10:00:00-05:00',
    ...change,
  },
});
const note: NamedRow = {
  ...invoice({ number: 'NC1', prefix: 'NC', sequence: 1, cufe: CUDE }, 'cn_1'),
  kind: 'credit_note',
  invoice_id: 'inv_1',
};
const reference = { number: 'FE7', cufe: CUFE, issue_date: '2026-11-20' };

const stated = ({ cufe, ...given }: typeof reference): GivenReference => ({
  ...given,
  hash: cufe.toLowerCase(),
  hashField: 'cufe',
});
const found = (given: typeof reference, rows: readonly NamedRow[]) =>
  ownReference(kindOf('credit_note'), stated(given), rows);

/** The invoice that is meant, and the places of what differs from it. */
const meant = (change: Partial<typeof reference>, rows: readonly NamedRow[]): unknown[] => {
  const own = found({ ...reference, ...change }, rows);
  return [own.corrected?.id, ...own.faults.map(({ pointer }) => pointer.replace('#/billing_reference/', ''))];
};

describe('a billing_reference', () => {
  it.each([
    ['an invoice of one’s own as it was issued', {}, [invoice()], ['inv_1']],
    ['it, with the CUFE in capital letters', { cufe: CUFE.toUpperCase() }, [invoice()], ['inv_1']],
    ['it, with the number in small letters', { number: 'fe7' }, [invoice()], ['inv_1']],
    ['it, with zeros before the number', { number: 'FE0007' }, [invoice()], ['inv_1']],
    ['it under another number', { number: 'FE9' }, [invoice()], ['inv_1', 'number']],
    ['it without its prefix', { number: '7' }, [invoice()], ['inv_1', 'number']],
    [
      'it under the number of another one',
      { number: 'FE8' },
      [invoice({ number: 'FE8', cufe: FOREIGN }, 'inv_2'), invoice()],
      ['inv_1', 'number'],
    ],
    ['its number under another CUFE', { cufe: FOREIGN }, [invoice()], ['inv_1', 'cufe']],
    ['it with another day', { issue_date: '2026-11-19' }, [invoice()], ['inv_1', 'issue_date']],
    [
      'it under another number, with another day',
      { number: 'FE9', issue_date: '2026-11-19' },
      [invoice()],
      ['inv_1', 'number'],
    ],
    ['an invoice that waits for its verdict', {}, [invoice({ status: 'submitted' })], ['inv_1']],
    ['an invoice that was rejected', {}, [invoice({ status: 'rejected_by_dian' })], ['inv_1']],
    ['an invoice of another system', { number: 'FV1', cufe: FOREIGN }, [], [undefined]],
    [
      'what another system issued under the number of a rejected one',
      { cufe: FOREIGN },
      [invoice({ status: 'rejected_by_dian' })],
      [undefined],
    ],
    [
      'what another system issued under the number of a failed one',
      { cufe: FOREIGN },
      [invoice({ status: 'failed' })],
      [undefined],
    ],
    [
      'the rejected one of two with a number',
      {},
      [invoice({ cufe: FOREIGN }, 'inv_2'), invoice({ status: 'rejected_by_dian' })],
      ['inv_2', 'cufe'],
    ],
    [
      'the correcting one of two with a number',
      { cufe: FOREIGN },
      [invoice({ cufe: FOREIGN }, 'inv_2'), invoice({ status: 'rejected_by_dian' })],
      ['inv_2'],
    ],
    [
      'an invoice of another system with the number of a note, of another day',
      { number: 'NC1', cufe: FOREIGN, issue_date: '2025-01-07' },
      [note],
      [undefined],
    ],
    ['an invoice with the number of a note', { number: 'NC1' }, [note, invoice({ number: 'NC1' })], ['inv_1']],
  ] as const)('names %s', (_, change, rows, expected) => expect(meant(change, rows)).toEqual(expected));

  it.each([
    ['its number and CUDE', { number: 'NC1', cufe: CUDE }],
    ['its CUDE under the number of an invoice', { cufe: CUDE }],
    ['its number and day', { number: 'NC1', cufe: FOREIGN }],
  ])('cannot name a note, by %s', (_, change) => {
    const own = found({ ...reference, ...change }, [note]);
    expect(own).toMatchObject({
      corrected: undefined,
      faults: [
        {
          pointer: '#/billing_reference',
          code: 'refers_to_note',
          fix: expect.stringContaining('Name the invoice inv_1.'),
        },
      ],
    });
  });
});

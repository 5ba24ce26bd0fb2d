import { note, sale } from '@rubrica/service-testing';
import { filled, type HostileBody } from './hostile-bodies.js';

/** Most lines that a document may have. */
const MOST_LINES = 2_000;
const LINE = sale().lines[0];
const long = (octets: number): string => 'Lente de contacto '.repeat(Math.max(0, octets) / 18);

/** Lines of one kind. `octets` that each should have. */
type LineOf = (index: number, octets: number) => object;

const LINES: Readonly<Record<string, LineOf>> = {
  'right ones': () => ({ ...LINE }),
  'right ones with many properties': (_, octets) => ({
    ...LINE,
    properties: Array.from({ length: Math.min(50, 1 + octets / 50) }, (__, nth) => ({ name: `n${nth}`, value: 'v' })),
  }),
  'right ones with long texts': (_, octets) => ({
    ...LINE,
    description: long(Math.min(octets - 250, 290)),
    note: long(octets - 600),
  }),
  'right ones of many rates': (index) => ({
    ...LINE,
    taxes: [
      { code: '01', rate: `${index % 100}.${String(index % 97).padStart(2, '0')}`, base: '100000.00', value: '0.00' },
    ],
  }),
  'right ones with many taxes': (_, octets) => ({
    ...LINE,
    taxes: Array.from({ length: Math.min(20, 1 + octets / 70) }, (__, nth) => ({
      code: String(nth + 1).padStart(2, '0'),
      rate: '19.00',
      base: '100000.00',
      value: '19000.00',
    })),
  }),
  'right ones with many allowances': (_, octets) => ({
    ...LINE,
    allowances: Array.from({ length: Math.min(50, 1 + octets / 90) }, () => ({
      code: '00',
      reason: 'Descuento',
      rate: '1.00',
      base: '100000.00',
      amount: '1000.00',
    })),
  }),
  'amounts that are wrong': () => ({ ...LINE, quantity: '3.00', line_extension_amount: '1.00' }),
  'numbers in the place of texts': () => ({ ...LINE, quantity: 1, unit_price: 1, line_extension_amount: 1 }),
  'codes that do not exist': (index) => ({ ...LINE, unit_code: `Z${index % 10}`, taxes: [{ code: 'XX' }] }),
  'names of Object.prototype': () => ({ ...LINE, unit_code: 'constructor', taxes: [{ code: '__proto__' }] }),
  'fields that are null': () => ({ ...LINE, note: null, properties: null, allowances: null, charges: null }),
};

/** A document of about a size, with lines of one kind and a note of what is left. */
const document = (draft: object, size: number, lineOf: LineOf): Buffer => {
  const own = { ...draft, lines: undefined };
  const open = `${JSON.stringify(own).slice(0, -1)},"lines":[`;
  const shortest = JSON.stringify(lineOf(0, 0)).length;
  const octets = Math.max(shortest, Math.ceil(size / MOST_LINES));
  let left = MOST_LINES;
  const lines = filled(
    size - open.length - 2,
    '',
    (index) => (left-- > 0 ? JSON.stringify(lineOf(index, octets)) : long(size)),
    '',
  );
  return Buffer.concat([Buffer.from(open), lines, Buffer.from(']}')]);
};

const isNotes = (path: string): boolean => /\/(credit|debit)-notes/.test(path);
const draftFor = (path: string): object =>
  isNotes(path)
    ? note({ billing_reference: { number: 'SETP990000001', cufe: 'a'.repeat(96), issue_date: '2026-01-02' } })
    : sale();

/** Octets of one document of a batch: as many as may be, or few large ones. */
const BATCHED_OCTETS = [800, 20_000, 400_000];

/** Documents of many lines, right and wrong, for a route that takes documents; batches of them where it takes batches. */
export const largeDocuments = (path: string): HostileBody[] => {
  const draft = draftFor(path);
  return Object.entries(LINES).flatMap(([title, lineOf]) =>
    path.endsWith('/batches')
      ? BATCHED_OCTETS.map((octets) => {
          const text = document(draft, octets, lineOf).toString();
          return {
            shape: `documents of ${octets} octets, lines: ${title}`,
            bytes: (size: number) => filled(size, '{"documents":[', () => text, ']}'),
          };
        })
      : [{ shape: `lines: ${title}`, bytes: (size: number) => document(draft, size, lineOf) }],
  );
};

import { type Fault, faultWith } from '@rubrica/fiscal';
import { INVOICING, SOFTWARE_RECORDS, type SoftwareRecord } from '@rubrica/kinds';
import type { SoftwarePatch } from './tenant-software-resource.js';

/** What a tenant registers of a record of its software. */
export interface SoftwareOrder {
  readonly record: SoftwareRecord;
  /** Where the request has it. */
  readonly pointer: string;
  readonly id?: string | undefined;
  readonly pin?: string | undefined;
  /** Null: it has no test set any more. */
  readonly testSetId?: string | null | undefined;
}

/** Returns what a patch registers. `testSetId`: that of invoicing, which may stand beside `software`. */
export const softwareOrders = (
  { id, pin, ...records }: SoftwarePatch,
  testSetId: string | null | undefined,
): SoftwareOrder[] => [
  ...(id === undefined && pin === undefined && testSetId === undefined
    ? []
    : [{ record: INVOICING, pointer: '#/software', id, pin, testSetId }]),
  ...SOFTWARE_RECORDS.flatMap((record) => {
    const { test_set_id, ...own } = records[record] ?? {};
    return records[record] ? [{ record, pointer: `#/software/${record}`, ...own, testSetId: test_set_id }] : [];
  }),
];

/** Returns a fault for each id without its PIN, each PIN without its id, and each record that is named twice. */
export const softwareFaults = (orders: readonly SoftwareOrder[]): Fault[] =>
  orders.flatMap(({ record, pointer, id, pin }, index) => [
    ...(id === undefined && pin !== undefined ? [incomplete(`${pointer}/id`)] : []),
    ...(pin === undefined && id !== undefined ? [incomplete(`${pointer}/pin`)] : []),
    ...(orders.findIndex((order) => order.record === record) < index ? [namedTwice(pointer)] : []),
  ]);

const incomplete = (pointer: string): Fault =>
  faultWith(
    pointer,
    'required',
    {
      en: 'Software is registered with its id and its PIN together.',
      es: 'El software se registra con su identificador y su PIN juntos.',
    },
    {
      fix: {
        en: 'Send both, as the portal of DIAN shows them.',
        es: 'Envíe los dos, como los muestra el portal de la DIAN.',
      },
    },
  );

const namedTwice = (pointer: string): Fault =>
  faultWith(
    pointer,
    'conflicting_fields',
    {
      en: '`software.id`, `software.pin` and `test_set_id` are those of this record too.',
      es: '`software.id`, `software.pin` y `test_set_id` también son los de este registro.',
    },
    {
      fix: {
        en: 'Send all of this record here, and leave out the others.',
        es: 'Envíe todo lo de este registro aquí, y quite los otros.',
      },
    },
  );

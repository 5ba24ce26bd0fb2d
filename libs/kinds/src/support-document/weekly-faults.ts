import { colombianDate, type Fault, fault } from '@rubrica/fiscal';
import { purchaseWeek } from './purchase-week.js';

/** What is read of a request that is collected with others of its week. */
export interface WeeklyPurchase {
  readonly lines: readonly { readonly purchased_on?: string }[];
  readonly withholdings?: unknown;
  readonly allowances?: unknown;
  readonly charges?: unknown;
  readonly issued_at?: unknown;
}

/** Fields that are of one purchase, and would be of all in the document that collects them. */
const OF_ONE_PURCHASE = ['withholdings', 'allowances', 'charges'] as const;

/** Returns what is wrong with a purchase that is collected now, besides what is wrong with any purchase. */
export const weeklyPurchaseFaults = (draft: WeeklyPurchase, now: Date): Fault[] => {
  const { from, closesAt } = purchaseWeek(now);
  return [
    ...draft.lines.flatMap(({ purchased_on: day }, index) =>
      day !== undefined && day < from ? [ofEarlierWeek(`#/lines/${index}/purchased_on`, day, from)] : [],
    ),
    ...OF_ONE_PURCHASE.flatMap((field) => (draft[field] === undefined ? [] : [inLines(field)])),
    ...(draft.issued_at === undefined ? [] : [issuedAtEnd(colombianDate(closesAt))]),
  ];
};

const ofEarlierWeek = (at: string, day: string, from: string): Fault =>
  fault(
    at,
    'out_of_bounds',
    {
      en: `The week that is open has the purchases since ${from}; this one of ${day} belongs to an earlier week.`,
      es: `La semana abierta tiene las compras desde el ${from}; esta, del ${day}, es de una semana anterior.`,
    },
    {
      fix: {
        en: 'Write `transmission` "per_operation": it is issued at once.',
        es: 'Escriba `transmission` "per_operation": se emite de inmediato.',
      },
    },
  );

const inLines = (field: (typeof OF_ONE_PURCHASE)[number]): Fault =>
  fault(
    `#/${field}`,
    'not_applicable',
    {
      en: 'A purchase that is collected with others has this in its lines: the document is that of all of them.',
      es: 'Una compra que se reúne con otras lo lleva en sus líneas: el documento es el de todas.',
    },
    {
      fix: {
        en: 'Write it in the line that it is of, or `transmission` "per_operation".',
        es: 'Escríbalo en la línea a la que corresponde, o `transmission` "per_operation".',
      },
    },
  );

const issuedAtEnd = (day: string): Fault =>
  fault(
    '#/issued_at',
    'not_applicable',
    {
      en: `What is collected is issued when the week closes, on ${day}.`,
      es: `Lo que se reúne se emite cuando la semana cierra, el ${day}.`,
    },
    { fix: { en: 'Leave issued_at out.', es: 'Omita issued_at.' } },
  );

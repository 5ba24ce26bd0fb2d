import type { NumberingRangeResource } from '@rubrica/contracts';
import { colombianDate, type DocumentDraft, type Fault, faultWith, paperOriginalOf } from '@rubrica/fiscal';

/** Number and day of a paper original, which a transcription (type 03) takes over. */
export interface PaperNumber {
  readonly number: string;
  readonly day: string;
}

type Range = Pick<NumberingRangeResource, 'id' | 'prefix' | 'from' | 'to' | 'valid_from' | 'valid_to' | 'is_active'>;

/** Returns null for a document that transcribes no paper, or that lacks number or time. */
export const paperNumberOf = (draft: DocumentDraft): PaperNumber | null => {
  const { number, issuedAt } = paperOriginalOf(draft) ?? {};
  return number === undefined || issuedAt === undefined ? null : { number, day: colombianDate(issuedAt) };
};

/**
 * FAD05d, FAB07a, FAB08a: the number of a paper original lies in an active range of contingency that was valid on its
 * day. No other number can ever be given to it, so that it would wait for ever.
 */
export const paperRangeFaults = (paper: PaperNumber, ranges: readonly Range[]): Fault[] => {
  const holding = ranges.filter((range) => holds(range, paper.number));
  const active = holding.filter((range) => range.is_active);
  if (active.some((range) => isValidOn(range, paper.day))) return [];
  const [range] = active;
  if (range) return [outsideValidity(paper, range)];
  const [inactive] = holding;
  return [inactive ? inactiveRange(inactive.id, '#/number') : outsideRanges(paper, ranges)];
};

const holds = ({ prefix, from, to }: Range, number: string): boolean => {
  const digits = number.startsWith(prefix) ? number.slice(prefix.length) : '';
  return /^\d+$/.test(digits) && from <= Number(digits) && Number(digits) <= to;
};

const isValidOn = ({ valid_from: from, valid_to: to }: Range, day: string): boolean =>
  (from === null || from <= day) && (to === null || day <= to);

/** Fault of a range that is not in use. */
export const inactiveRange = (id: string, pointer: string): Fault =>
  faultWith(
    pointer,
    'numbering_range_inactive',
    {
      en: `The range ${id} is not active: it gives no numbers.`,
      es: `El rango ${id} no está activo: no da números.`,
    },
    {
      fix: {
        en: `Activate it with PATCH /v1/numbering-ranges/${id} { "is_active": true }, or use another.`,
        es: `Actívelo con PATCH /v1/numbering-ranges/${id} { "is_active": true }, o use otro.`,
      },
    },
  );

const outsideRanges = ({ number }: PaperNumber, ranges: readonly Range[]): Fault => {
  const own = ranges.map(({ prefix, from, to }) => `${prefix}${from}–${prefix}${to}`).join(', ');
  return faultWith(
    '#/number',
    'number_outside_range',
    {
      en: `No contingency range of yours has the number ${number} of the paper original.`,
      es: `Ningún rango de contingencia suyo tiene el número ${number} del original en papel.`,
    },
    {
      fix: {
        en: `Correct the number (prefix and consecutive${own === '' ? '' : `, one of ${own}`}), or register its contingency range with POST /v1/numbering-ranges.`,
        es: `Corrija el número (prefijo y consecutivo${own === '' ? '' : `, uno de ${own}`}), o registre su rango de contingencia con POST /v1/numbering-ranges.`,
      },
      rule: 'FAD05d',
    },
  );
};

const outsideValidity = ({ day }: PaperNumber, { id, valid_from: from, valid_to: to }: Range): Fault =>
  faultWith(
    '#/issued_at',
    'number_outside_range',
    {
      en: `The range ${id} was not valid on ${day}, but from ${from ?? ''} to ${to ?? ''}.`,
      es: `El rango ${id} no estaba vigente el ${day}, sino del ${from ?? ''} al ${to ?? ''}.`,
    },
    {
      fix: { en: 'Correct the day of the paper original.', es: 'Corrija la fecha del original en papel.' },
      rule: from !== null && day < from ? 'FAB07a' : 'FAB08a',
    },
  );

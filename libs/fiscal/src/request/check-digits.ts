import { isNit, nitCheckDigit } from '../values/nit.js';
import type { CommonDraft, LineDraft } from './draft.js';
import type { Identification, InlineCustomer } from './party.js';
import type { InlineSupplier } from './supplier.js';

const NIT = '31';

type Identified = Pick<Identification, 'type' | 'number' | 'check_digit'>;

/** Adds the check digit that a NIT lacks. */
const withCheckDigit = <I extends Identified>(identification: I): I =>
  identification.type === NIT ? withDigit(identification) : identification;

const withDigit = <I extends Identified>(identification: I): I =>
  identification.check_digit === undefined && isNit(identification.number)
    ? { ...identification, check_digit: nitCheckDigit(identification.number) }
    : identification;

interface Party extends Pick<InlineCustomer, 'shareholders'>, Partial<Pick<InlineSupplier, 'residence'>> {
  readonly identification: Identified;
}

/** A supplier has a check digit where it resides in Colombia, whatever its document. */
const partyDigit = <I extends Identified>(identification: I, { residence }: Party): I => {
  if (residence === undefined) return withCheckDigit(identification);
  return residence === 'resident' ? withDigit(identification) : identification;
};

/** Adds the check digits that a party and its members lack. */
export const partyWithCheckDigits = <P extends Party>(party: P): P => ({
  ...party,
  identification: partyDigit(party.identification, party),
  ...(party.shareholders && {
    shareholders: party.shareholders.map((member) => ({
      ...member,
      identification: withCheckDigit(member.identification),
    })),
  }),
});

const lineWithCheckDigit = (line: LineDraft): LineDraft =>
  line.mandate === undefined ? line : { ...line, mandate: withCheckDigit(line.mandate) };

/** Adds the check digits that principals and the carrier of a document lack. */
export const draftWithCheckDigits = <D extends Pick<CommonDraft, 'lines' | 'delivery'>>(draft: D): D => ({
  ...draft,
  lines: draft.lines.map(lineWithCheckDigit),
  ...(draft.delivery?.delivery_party && {
    delivery: { ...draft.delivery, delivery_party: partyWithCheckDigits(draft.delivery.delivery_party) },
  }),
});

import { isNit, nitCheckDigit } from '../values/nit.js';
import type { CommonDraft, LineDraft } from './draft.js';
import type { Identification, InlineCustomer } from './party.js';

const NIT = '31';

/** Adds the check digit that a NIT lacks; nothing else has one. */
const withCheckDigit = <I extends Identification>(identification: I): I =>
  identification.type === NIT && identification.check_digit === undefined && isNit(identification.number)
    ? { ...identification, check_digit: nitCheckDigit(identification.number) }
    : identification;

type Party = Pick<InlineCustomer, 'identification' | 'shareholders'>;

/** Adds the check digits that a party and its members lack. */
export const partyWithCheckDigits = <P extends Party>(party: P): P => ({
  ...party,
  identification: withCheckDigit(party.identification),
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

import type { Words } from './words.js';

/** Why a value may be proposed. Each reason is a row of `docs/proposed-values.md`, which says where and why it is safe. */
export type ProposalReason =
  | 'same_amount'
  | 'same_day'
  | 'same_moment'
  | 'same_characters'
  | 'same_truth_value'
  | 'same_code'
  | 'name_of_one_code'
  | 'place_of_one_code'
  | 'no_responsibility'
  | 'fraction_of_rate'
  | 'rate_per_thousand'
  | 'product'
  | 'amount_without_tax'
  | 'fixed_unit'
  | 'own_document'
  | 'identification'
  | 'same_address';

/** A fix that proposes a value. `field` is a sibling of the place of the fault; absent for that place itself. */
export interface Proposal extends Words {
  readonly reason: ProposalReason;
  readonly value: string | boolean;
  readonly field?: string;
}

interface More {
  readonly field?: string;
  /** What a code means. */
  readonly name?: Words | undefined;
  /** What follows the value, up to the full stop. */
  readonly rest?: Words;
}

const NOTHING: Words = { en: '', es: '' };

/**
 * Returns the text that proposes a value: `Write rate "0.966", if …`. This is the only place of the product that writes
 * it, so that whatever a user is told to write has a reason.
 */
export const propose = (
  reason: ProposalReason,
  value: string | boolean,
  { field, name = NOTHING, rest = NOTHING }: More = {},
): Proposal => {
  const written = JSON.stringify(value);
  const target = field === undefined ? '' : `${field} `;
  const meaning = (language: keyof Words) => (name[language] === '' ? '' : ` (${name[language]})`);
  return {
    reason,
    value,
    ...(field === undefined ? {} : { field }),
    en: `Write ${target}${written}${meaning('en')}${rest.en}.`,
    es: `Escriba ${target}${written}${meaning('es')}${rest.es}.`,
  };
};

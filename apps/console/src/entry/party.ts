import { type Body, isBody, pruned, textOf } from './body.js';
import { readNit } from './nit.js';

const NIT = '31';

/** A party as the API takes it: its number as DIAN knows it, and no address of which nothing but the country is typed. */
export const sentParty = (party: Body): Body => {
  const { identification, address, ...others } = party;
  const { check_digit: _computed, ...typed } = isBody(identification) ? identification : {};
  const number = textOf(typed['number']);
  const read = typed['type'] === NIT ? readNit(number) : { number: number.replaceAll(/[.\s]/g, '') };
  const isEmpty = isBody(address) && Object.keys(pruned(address)).every((name) => name === 'country');
  return { ...others, identification: { ...typed, ...read }, ...(isEmpty ? {} : { address }) };
};

/** Fields of a customer or a supplier that the form shows. */
const SHOWN = [
  ...['identification', 'legal_name', 'trade_name', 'organization_type', 'email', 'phone', 'address'],
  ...['tax_level_codes', 'tax_scheme', 'residence'],
];

/** What of a customer or a supplier a person can change in the form. */
export const typedParty = (party: Body): Body => pruned(Object.fromEntries(SHOWN.map((name) => [name, party[name]])));

/** The change of what the form shows; a field that was emptied is removed. */
export const changeOfParty = (before: Body, typed: Body): Body => {
  const sent = pruned(sentParty(typed));
  const names = SHOWN.filter((name) => sent[name] !== undefined || typedParty(before)[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, sent[name] ?? null]));
};

/** A value that a text tells to write: at the place of the fault, or in a field beside it. */
export interface ProposedValue {
  readonly field?: string;
  readonly value: string | boolean;
}

const PROPOSAL =
  /(?:Write|Escriba) (?:([a-z_]+) )?("(?:[^"\\]|\\.)*"|true|false)(?! o (?:true|false))(?! or (?:true|false))/g;

/** Returns the values that a fix proposes, in the order of its text; English or Spanish. */
export const proposalsIn = (text: string): ProposedValue[] =>
  [...text.matchAll(PROPOSAL)].map(([, field, value = '']) => ({
    ...(field === undefined ? {} : { field }),
    value: JSON.parse(value) as string | boolean,
  }));

type Holder = Record<string, unknown>;

/** Returns the body with a proposed value in place of the one at a pointer such as `#/lines/0/unit_price`. */
export const withProposal = <Body>(body: Body, pointer: string, { field, value }: ProposedValue): Body => {
  const copy = structuredClone(body);
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = names.pop() ?? '';
  const holder = names.reduce<Holder>((at, name) => at[name] as Holder, copy as Holder);
  holder[field ?? last] = value;
  return copy;
};

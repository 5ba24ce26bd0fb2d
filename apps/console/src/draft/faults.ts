/** One thing that is wrong or unusual, with the place where it is mended. */
export interface ShownFault {
  /** JSON pointer into the body; empty where no field is named. */
  readonly pointer: string;
  readonly text: string;
  readonly code: string;
  /** The two amounts that an ambiguous text may mean, as one types them. */
  readonly readings?: readonly [string, string];
}

const isAtOrBelow = (pointer: string, field: string): boolean => pointer === field || pointer.startsWith(`${field}/`);

/** The faults that a field shows: its own, and those of what it consists of. */
export const faultsAt = (faults: readonly ShownFault[], field: string): readonly ShownFault[] =>
  faults.filter(({ pointer }) => isAtOrBelow(pointer, field));

/** The field among `fields` at which a fault is shown; null where none of them has it. */
export const fieldOf = (fields: readonly string[], pointer: string): string | null =>
  fields
    .filter((field) => isAtOrBelow(pointer, field))
    .toSorted((one, other) => other.length - one.length)
    .at(0) ??
  // A fault of a whole part, such as a party that is missing, leads to the first field of the part.
  fields.find((field) => isAtOrBelow(field, pointer) && pointer !== '') ??
  null;

/** Id of the field of a pointer in the page. */
export const idOf = (pointer: string): string => `field${pointer}`;

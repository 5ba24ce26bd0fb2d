/** Present keys by range id, and the keys of all its resolutions by `keyName`; ranges of notes have none. */
export type TechnicalKeys = ReadonlyMap<string, string>;

export const keyName = (rangeId: string, resolutionNumber: string): string => `${rangeId}/${resolutionNumber}`;

interface Authorized {
  readonly numbering_range_id: string;
  readonly range: { readonly resolutionNumber: string } | null;
}

/** Returns the key of the resolution under which the number was taken; null for notes. */
export const technicalKeyOf = (keys: TechnicalKeys, { numbering_range_id: id, range }: Authorized): string | null =>
  keys.get(keyName(id, range?.resolutionNumber ?? '')) ?? keys.get(id) ?? null;

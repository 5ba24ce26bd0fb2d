/** What a list of customers or suppliers shows. It stands in the address. */
export interface CounterpartySearch {
  /** A name, or an identification. */
  readonly q?: string | undefined;
  readonly after?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 128) || undefined : undefined;

export const readCounterpartySearch = (query: Readonly<Record<string, unknown>>): CounterpartySearch => ({
  q: text(query['q']),
  after: text(query['after']),
});

/** Reading JSON of others: what is not of the expected type is left out, so that no form of it is an exception. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const objectIn = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

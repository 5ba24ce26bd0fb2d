import { type Static, Type } from '@sinclair/typebox';

/** What the database of buyers has under an identification. */
export const Acquirer = Type.Object(
  { name: Type.String({ minLength: 1 }), email: Type.Optional(Type.String({ minLength: 3 })) },
  { additionalProperties: false },
);
export type Acquirer = Static<typeof Acquirer>;

/** The authority's database of buyers (Res. 202 of 2025, art. 70). It is empty at each start, and kept in memory. */
export class Acquirers {
  private readonly known = new Map<string, Acquirer>();

  register(type: string, number: string, acquirer: Acquirer): void {
    this.known.set(`${type}/${number}`, acquirer);
  }

  find(type: string, number: string): Acquirer | undefined {
    return this.known.get(`${type}/${number}`);
  }
}

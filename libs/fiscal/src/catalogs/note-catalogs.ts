import type { CodeList } from './code-list.js';

/** Tables of a kind of note: DIAN's codes with their names, and what the API says of them. */
export interface NoteCatalogs {
  /** Reasons of the correction. */
  readonly concepts: ReadonlyMap<string, string>;
  readonly conceptCodes: CodeList;
  /** CustomizationID: `referring` of a note that names an invoice, `free` of one that names none. */
  readonly operations: ReadonlyMap<string, string>;
  readonly operationCodes: CodeList;
  readonly referring: string;
  readonly free: string;
}

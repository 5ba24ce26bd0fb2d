/** Groups of kinds that software is registered for, each apart. */
export type Registration = 'invoicing' | 'equivalent';

/** Roots of UBL that documents of the tax authority have. */
export type Root = 'Invoice' | 'CreditNote' | 'DebitNote';

/** A kind of document, as the authority tells it from others and judges it. `kinds.ts` lists them. */
export interface Kind {
  /** Stands in the journal. */
  readonly name: string;
  readonly root: Root;
  /** Where the company stands that issues it and signs. */
  readonly issuer: 'cac:AccountingSupplierParty' | 'cac:AccountingCustomerParty';
  /** Whose software issues it. */
  readonly registration: Registration;
  /** Operation that takes it one by one; uploads that are judged later take all kinds. */
  readonly operation: 'SendBillSync' | 'SendNominaSync';
  /** Types by which it is told from other kinds with its root; the first is that of a root without a type code. */
  readonly typeCodes: readonly string[];
  /** Types whose hash has the PIN of the software in it, in place of the technical key of the range. */
  readonly hashedWithPin: readonly string[];
  /** Name of the hash, and the taxes in it; left out: CUFE or CUDE, with IVA, INC and ICA. */
  readonly hash?: { readonly scheme: string; readonly taxes: ReadonlySet<string> };
  /** Whose rules judge it. */
  readonly rules: Root;
  /** First letter of the ids of rules: FAD06, CAD06, DAD06. */
  readonly letter: string;
  /** Its ids of rules that are more than another letter: `DEAJ24b` for FAJ24. */
  readonly ids?: Readonly<Record<string, string>>;
  /** Ids of the rules of its root that it has not. */
  readonly lacks?: RegExp;
  /** In messages, with its article. */
  readonly title: string;
  readonly profile: string;
  readonly operations: ReadonlySet<string>;
  /** Concepts of a correction. */
  readonly concepts: ReadonlySet<string>;
  /** Name of the kind that it corrects; null: none. */
  readonly corrects: string | null;
}

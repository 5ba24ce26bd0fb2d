import {
  type BillingReferenceDraft,
  colombianDate,
  type Fault,
  faultWith,
  propose,
  ruleWithLetter,
} from '@rubrica/fiscal';
import { englishNoun, type Kind, kindOf, spanishNoun } from '@rubrica/kinds';
import type { DocumentRow } from '../document/document-row.js';

/** A document of one's own that a `billing_reference` may mean. */
export type NamedRow = Pick<DocumentRow, 'id' | 'kind' | 'invoice_id' | 'view'>;

/** What a `billing_reference` means among one's own documents. */
export interface OwnReference<Row extends NamedRow> {
  /** Undefined: a document that was issued elsewhere, or none that can be corrected. */
  readonly corrected: Row | undefined;
  readonly faults: readonly Fault[];
}

/** A `billing_reference` with the field that has its hash: `cufe`. */
export interface GivenReference extends Pick<BillingReferenceDraft, 'number' | 'issue_date'> {
  readonly hash: string;
  readonly hashField: string;
}

/**
 * Finds the document of one's own that a `billing_reference` of a note names by its hash or its number, among the documents
 * that have one of the two. DIAN looks at the hash alone; the number is what people read.
 */
export const ownReference = <Row extends NamedRow>(
  note: Kind,
  reference: GivenReference,
  found: readonly Row[],
): OwnReference<Row> => {
  const isOfOther = ({ kind }: NamedRow): boolean => kind !== note.corrects?.kind;
  const byHash = found.find(({ view }) => view.cufe === reference.hash);
  if (byHash && isOfOther(byHash))
    return { corrected: undefined, faults: [refersToOther('#/billing_reference', byHash, note)] };
  const named = found.filter(({ view }) => view.number === reference.number.toUpperCase());
  // What another system issued may have the number of a document that came to nothing here.
  const byNumber = named.find((row) => !isOfOther(row) && !isFallen(row.view.status));
  // A rejected document and the one that corrects it have the same number.
  const isReplaced = byHash && byNumber && isFallen(byHash.view.status) && isNumber(reference.number, byHash);
  const corrected = isReplaced ? byNumber : (byHash ?? byNumber);
  if (corrected) return { corrected, faults: differences(note, reference, corrected) };
  const other = named.find(
    (row) =>
      kindOf(row.kind).corrects?.kind === note.corrects?.kind &&
      row.view.issued_at !== null &&
      colombianDate(row.view.issued_at) === reference.issue_date,
  );
  return { corrected: undefined, faults: other ? [refersToOther('#/billing_reference', other, note)] : [] };
};

const isFallen = (status: DocumentRow['view']['status']): boolean =>
  status === 'rejected_by_dian' || status === 'failed';

/** Compares a number as people write it: in any case, with zeros before the digits. */
const isNumber = (written: string, { view: { number, prefix, sequence } }: NamedRow): boolean => {
  const given = written.toUpperCase();
  if (given === number) return true;
  const digits = prefix !== null && given.startsWith(prefix) ? given.slice(prefix.length) : '';
  return /^\d+$/.test(digits) && Number(digits) === sequence;
};

/** Returns what differs; the day only where number and hash leave no doubt about the document. */
const differences = (note: Kind, reference: GivenReference, own: NamedRow): Fault[] => {
  const { cufe, issued_at: issuedAt } = own.view;
  const faults = [
    ...(isNumber(reference.number, own) ? [] : [otherNumber(note, reference.number, own)]),
    ...(cufe === null || cufe === reference.hash ? [] : [otherHash(note, reference, own)]),
  ];
  const day = issuedAt === null ? reference.issue_date : colombianDate(issuedAt);
  return faults.length > 0 || day === reference.issue_date ? faults : [otherDay(note, reference, day, own)];
};

const otherNumber = ({ corrects }: Kind, given: string, { id, kind, view: { number } }: NamedRow): Fault => {
  const own = kindOf(kind);
  const { hashName, words } = own;
  const field = corrects?.field ?? '';
  return faultWith(
    '#/billing_reference/number',
    'reference_mismatch',
    {
      en: `This ${hashName} is that of your ${words.noun.en} ${id}, number ${number ?? ''}; ${given} is another number.`,
      es: `Este ${hashName} es el de su ${words.noun.es} ${id}, número ${number ?? ''}; ${given} es otro número.`,
    },
    {
      fix: {
        en: `If you mean ${number ?? id}, write ${field} "${id}" in place of billing_reference. If you mean ${given}, write the ${hashName} and the day of that ${words.noun.en}.`,
        es: `Si se trata de ${number ?? id}, escriba ${field} "${id}" en lugar de billing_reference. Si se trata de ${given}, escriba el ${hashName} y la fecha de ${spanishNoun('that', own)}.`,
      },
    },
  );
};

const otherHash = ({ corrects, rules }: Kind, { number, hashField }: GivenReference, { id, kind }: NamedRow): Fault => {
  const own = kindOf(kind);
  const { hashName, words } = own;
  const field = corrects?.field ?? '';
  return faultWith(
    `#/billing_reference/${hashField}`,
    'reference_mismatch',
    {
      en: `${number} is the number of your ${words.noun.en} ${id}, which has another ${hashName}.`,
      es: `${number} es el número de su ${words.noun.es} ${id}, que tiene otro ${hashName}.`,
    },
    {
      fix: {
        en: `If you mean that ${words.noun.en}, write ${field} "${id}" in place of billing_reference. If you mean another one, write its number.`,
        es: `Si se trata de ${spanishNoun('that', own)}, escriba ${field} "${id}" en lugar de billing_reference. Si se trata de ${spanishNoun('other', own)}, escriba su número.`,
      },
      rule: ruleWithLetter('CBG04a', rules.letter),
    },
  );
};

const otherDay = (
  { corrects }: Kind,
  { number, issue_date: given }: GivenReference,
  day: string,
  { id, kind }: NamedRow,
): Fault => {
  const { noun } = kindOf(kind).words;
  const field = corrects?.field ?? '';
  return faultWith(
    '#/billing_reference/issue_date',
    'reference_mismatch',
    {
      en: `Your ${noun.en} ${id}, number ${number}, is of ${day}, not of ${given}.`,
      es: `Su ${noun.es} ${id}, número ${number}, es del ${day}, no del ${given}.`,
    },
    {
      fix: propose('own_document', day, {
        rest: {
          en: `, or ${field} in place of billing_reference: ${id}`,
          es: `, o ${field} en lugar de billing_reference: ${id}`,
        },
      }),
    },
  );
};

/** A note corrects documents of one kind, and no note. What was wrong in a note is corrected by another one to the same document. */
export const refersToOther = (
  pointer: string,
  { id, kind, invoice_id: corrected, view: { number } }: NamedRow,
  note: Kind,
): Fault => {
  const named = kindOf(kind);
  const meant = kindOf(note.corrects?.kind ?? kind);
  const called = number === null ? '' : `, ${number},`;
  const isOfMeant = named.corrects?.kind === meant.name;
  const which = isOfMeant && corrected !== null ? ` ${corrected}` : '';
  return faultWith(
    pointer,
    'refers_to_note',
    {
      en: `${id}${called} is ${englishNoun(named)}; ${englishNoun(note)} corrects ${englishNoun(meant)}.`,
      es: `${id}${called} es ${spanishNoun('a', named)}; ${spanishNoun('a', note)} corrige ${spanishNoun('a', meant)}.`,
    },
    {
      fix: {
        en: `Name the ${meant.words.noun.en}${which}.${isOfMeant ? ` To undo the note, ${named.words.takenBack.en}.` : ''}`,
        es: `Nombre ${spanishNoun('the', meant)}${which}.${isOfMeant ? ` Para deshacer la nota, ${named.words.takenBack.es}.` : ''}`,
      },
    },
  );
};

import { type Counterparty, type Fault, faultWith, FINAL_CONSUMER } from '@rubrica/fiscal';
import { englishNoun, kindOf, type Kind, spanishNoun } from '@rubrica/kinds';
import type { DocumentRow } from '../document/document-row.js';

/** The fields of a note that must match the document that it corrects. A field that is undefined is not compared. */
export interface Correction {
  readonly environment: string;
  readonly currency: string | undefined;
  /** Null: the final consumer. */
  readonly counterparty: Counterparty | null | undefined;
}

type Corrected = Pick<DocumentRow, 'id' | 'environment' | 'customer' | 'draft'>;

/** Returns the faults of a note of a kind whose environment, counterparty or currency is not that of what it corrects. */
export const referenceFaults = (
  { corrects, api: { counterparty: role } }: Kind,
  note: Correction,
  corrected: Corrected | undefined,
): Fault[] => {
  if (corrects === null) return [];
  const kind = kindOf(corrects.kind);
  if (!corrected || corrected.environment !== note.environment)
    return [
      faultWith(
        `#/${corrects.field}`,
        corrects.unknownCode,
        {
          en: `There is no such ${kind.words.noun.en}${corrected ? ` in ${note.environment}: it is of ${corrected.environment}` : ''}.`,
          es: `No existe ${spanishNoun('that', kind)}${corrected ? ` en ${note.environment}: es de ${corrected.environment}` : ''}.`,
        },
        {
          fix: {
            en: `Write the id of ${englishNoun(kind)} of yours; or billing_reference for one that was issued elsewhere.`,
            es: `Escriba el identificador de ${spanishNoun('a', kind)} de su empresa; o billing_reference si se emitió en otro sistema.`,
          },
        },
      ),
    ];
  const faults: Fault[] = [];
  if (note.counterparty !== undefined && personOf(note.counterparty) !== personOf(corrected.customer))
    faults.push(
      faultWith(
        `#/${role.idField}`,
        role.mismatchCode,
        {
          en: `The ${role.party.en} of ${corrected.id} is another one: ${personOf(corrected.customer)}, not ${personOf(note.counterparty)}.`,
          es: `El ${role.party.es} de ${corrected.id} es otro: ${personOf(corrected.customer)}, no ${personOf(note.counterparty)}.`,
        },
        {
          fix: {
            en: `Name the ${role.party.en} of the ${kind.words.noun.en}, ${personOf(corrected.customer)}; identification type and number have to be the same.`,
            es: `Nombre al ${role.party.es} de ${spanishNoun('that', kind)}, ${personOf(corrected.customer)}; el tipo y el número de identificación deben ser los mismos.`,
          },
        },
      ),
    );
  if (note.currency !== undefined && note.currency !== corrected.draft.currency)
    faults.push(
      faultWith(
        '#/currency',
        'currency_mismatch',
        {
          en: `${corrected.id} is in ${corrected.draft.currency}, the note in ${note.currency}.`,
          es: `${corrected.id} está en ${corrected.draft.currency}; la nota, en ${note.currency}.`,
        },
        {
          fix: {
            en: `Write the note in ${corrected.draft.currency}.`,
            es: `Escriba la nota en ${corrected.draft.currency}.`,
          },
        },
      ),
    );
  return faults;
};

const personOf = (counterparty: Counterparty | null): string => {
  const { type, number } = (counterparty ?? FINAL_CONSUMER).identification;
  return `${type} ${number}`;
};

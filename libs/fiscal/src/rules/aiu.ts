import { AIU, withoutPrefix } from '../catalogs/api-codes.js';
import { administrationLine, AIU_NOTE, AIU_NOTE_LENGTH, aiuNote, isAiuNote, isAiuNoteLength } from '../document/aiu.js';
import type { CommonDraft } from '../request/draft.js';
import { type Fault, fault } from '../values/fault.js';
import { lengthOf } from '../values/words.js';
import { type DraftRule, draftRule } from './rule.js';

/** A draft of any kind: a note about AIU services may repeat the invoice's operation type. */
type Draft = CommonDraft & { readonly operation_type?: string | undefined };

/** Whether a document is of AIU services (ADR 0105). A note is one if it says so, or names the contract. */
export const isAiu = ({ operation_type: operation, aiu }: Pick<Draft, 'operation_type' | 'aiu'>): boolean =>
  operation === undefined ? aiu !== undefined : withoutPrefix(operation) === AIU;

export const aiuContract: DraftRule<Draft> = draftRule(
  'FAV03',
  {
    pointer: '#/lines',
    checks: [
      'En un contrato AIU (09), la nota de la administración dice el objeto, en 20 a 5.000 caracteres.',
      'In an AIU contract (09), the note of the administration says its object, in 20 to 5,000 characters.',
    ],
    cause: [
      'Ninguna línea lleva la nota «Contrato de servicios AIU por concepto de:» con el objeto del contrato.',
      'No line has the note "Contrato de servicios AIU por concepto de:" with the object of the contract.',
    ],
    fix: [
      'Escriba aiu.contract_object; el servicio antepone el texto prescrito.',
      'Write aiu.contract_object; the service puts the prescribed text in front of it.',
    ],
  },
  {
    reads: ['operation_type', 'aiu', 'lines'],
    check: (draft) => {
      const { aiu, lines } = draft;
      if (!isAiu(draft)) return [...(aiu === undefined ? [] : [notAiu('#/aiu')]), ...partsOf(lines)];
      const index = administrationLine(lines);
      const line = lines[index];
      if (!line) return [];
      if (aiu === undefined && !isAiuNote(line.note)) return [objectMissing()];
      return [...secondAdministrations(lines), ...lengthFaults(aiuNote(line, aiu?.contract_object ?? ''), index)];
    },
  },
);

const objectMissing = (): Fault =>
  fault(
    '#/aiu/contract_object',
    'required',
    {
      en: `AIU services say what their contract is about: the note of the administration begins with "${AIU_NOTE}".`,
      es: `Los servicios AIU dicen el objeto de su contrato: la nota de la administración comienza por «${AIU_NOTE}».`,
    },
    {
      fix: {
        en: 'Add what the contract is about, like "aiu": { "contract_object": "aseo y cafetería de la sede norte" }; the prescribed beginning is put in front of it.',
        es: 'Agregue el objeto del contrato, así: "aiu": { "contract_object": "aseo y cafetería de la sede norte" }; el comienzo prescrito se antepone.',
      },
      rule: aiuContract.id,
    },
  );

const notAiu = (at: string): Fault =>
  fault(
    at,
    'not_applicable',
    {
      en: 'Only AIU services (operation_type 09) have a contract object and parts.',
      es: 'Solo los servicios AIU (operation_type 09) tienen objeto del contrato y partes.',
    },
    { fix: { en: 'Leave it out, or write operation_type "09".', es: 'Omítalo, o escriba operation_type "09".' } },
  );

const partsOf = (lines: Draft['lines']): Fault[] =>
  lines.flatMap(({ aiu_part: part }, index) => (part === undefined ? [] : [notAiu(`#/lines/${index}/aiu_part`)]));

const secondAdministrations = (lines: Draft['lines']): Fault[] =>
  lines
    .flatMap(({ aiu_part: part }, index) => (part === 'administration' ? [index] : []))
    .slice(1)
    .map((index) =>
      fault(
        `#/lines/${index}/aiu_part`,
        'conflicting_fields',
        { en: 'Another line is the administration already.', es: 'Otra línea ya es la administración.' },
        {
          fix: {
            en: 'Mark one line: the others are "contingencies" or "profit", or have no aiu_part.',
            es: 'Marque una sola línea: las demás son "contingencies" o "profit", o no llevan aiu_part.',
          },
        },
      ),
    );

const lengthFaults = (note: string, index: number): Fault[] => {
  const length = lengthOf(note);
  return isAiuNoteLength(length)
    ? []
    : [
        fault(
          `#/lines/${index}/note`,
          'out_of_bounds',
          {
            en: `The note of the administration has ${length} characters with the contract's object; it may have ${AIU_NOTE_LENGTH.most}.`,
            es: `La nota de la administración tiene ${length} caracteres con el objeto del contrato; puede tener ${AIU_NOTE_LENGTH.most}.`,
          },
          { fix: { en: 'Shorten it.', es: 'Acórtela.' }, rule: aiuContract.id },
        ),
      ];
};

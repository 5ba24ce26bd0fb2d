import type { EventPerson } from '@rubrica/contracts';
import { choiceOf, closed, identificationTypes, optional, textOf } from '@rubrica/fiscal';
import { type Static, Type } from '@sinclair/typebox';
import { answerSchema } from '../resource/absent-as-null.js';

/** The person of the buyer who received an invoice or its goods, as requests have it. */
export const ReceivingPerson = closed(
  {
    identification: closed(
      {
        type: choiceOf(
          [...identificationTypes.keys()],
          `Identification type: ${[...identificationTypes].map(([code, name]) => `${code} ${name}`).join(', ')}`,
        ),
        number: Type.String({
          pattern: '^[0-9A-Za-z-]{1,20}$',
          description: 'Number of the document, without check digit',
          examples: ['52841907'],
        }),
      },
      { title: 'PersonIdentification', description: 'How the person is identified' },
    ),
    first_name: textOf('First names', 100, 'Luz Marina'),
    last_name: textOf('Last names', 100, 'Ospina Gil'),
    job_title: optional(textOf('What the person does in your company', 100, 'Auxiliar contable')),
    department: optional(textOf('Where the person works in your company', 100, 'Contabilidad')),
  },
  {
    title: 'ReceivingPerson',
    description:
      'Person of your company who received the invoice or the goods; events that leave it out name `receiving_person` of your tenant',
    examples: [
      { identification: { type: '13', number: '52841907' }, first_name: 'Luz Marina', last_name: 'Ospina Gil' },
    ],
  },
);
export type ReceivingPerson = Static<typeof ReceivingPerson>;

/** The person as answers have it. */
export const ReceivingPersonShown = answerSchema(ReceivingPerson);

/** Returns the person as events have it. */
export const eventPerson = ({ job_title, department, ...person }: ReceivingPerson): EventPerson => ({
  ...person,
  job_title: job_title ?? null,
  department: department ?? null,
});

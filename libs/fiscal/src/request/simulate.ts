import { codeList } from '../catalogs/code-list.js';
import { choiceOf, closed, optional } from './schema.js';

const DESCRIPTION = 'What becomes of a document made with a sk_test_ key; refused with sk_live_';
const email = optional(choiceOf(['delivered', 'bounced', 'complained'], 'Outcome of its e-mail'));

export const Simulate = closed(
  {
    outcome: optional(
      choiceOf(['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'], 'Outcome of the document'),
    ),
    email,
  },
  { title: 'Simulate', description: DESCRIPTION },
);

const outcomes = codeList({
  what: { en: 'an outcome of such a document', es: 'un resultado de un documento de esta clase' },
  usual: `
accepted_by_dian||
rejected_by_dian||
failed||
`,
  explain: (given) =>
    given === 'accepted_contingency'
      ? {
          en: 'Documents of this kind are not issued in contingency: while DIAN is down they wait, and are sent when it is back. Choose "accepted_by_dian", "rejected_by_dian" or "failed".',
          es: 'Los documentos de esta clase no se emiten en contingencia: mientras la DIAN no responde esperan, y se envían cuando vuelve. Elija "accepted_by_dian", "rejected_by_dian" o "failed".',
        }
      : undefined,
});

/** `simulate` of kinds whose documents are never issued in contingency (ADR 0233). */
export const SimulateWithoutContingency = closed(
  {
    outcome: optional(
      choiceOf(['accepted_by_dian', 'rejected_by_dian', 'failed'], 'Outcome of the document', outcomes),
    ),
    email,
  },
  { title: 'SimulateWithoutContingency', description: DESCRIPTION },
);

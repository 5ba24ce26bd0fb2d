import { MANDATE, operationOf } from '../catalogs/api-codes.js';
import { type DocumentDraft, isSale } from '../request/note-draft.js';
import { type CustomerInput, FINAL_CONSUMER } from '../request/party.js';
import { mandate as principal } from '../rules/item.js';
import type { Fault } from '../values/fault.js';
import type { Words } from '../values/words.js';
import { unusual } from './unusual.js';

/** A principal that is a party of the sale itself, or nobody. */
export const mandateWarnings = (draft: DocumentDraft, customer: CustomerInput | null, issuerNit: string): Fault[] => {
  if (!isSale(draft) || operationOf(draft.operation_type)?.customizationId !== MANDATE) return [];
  const buyer = (customer ?? FINAL_CONSUMER).identification;
  return draft.lines.flatMap(({ mandate }, index) => {
    if (mandate === undefined) return [];
    const { number } = mandate;
    const who: Words | undefined =
      number === FINAL_CONSUMER.identification.number
        ? { en: 'The principal is the final consumer.', es: 'El mandante es el consumidor final.' }
        : number === issuerNit
          ? { en: 'The principal is the issuer itself.', es: 'El mandante es el propio emisor.' }
          : number === buyer.number
            ? { en: 'The principal is the buyer.', es: 'El mandante es el adquirente.' }
            : undefined;
    if (who === undefined) return [];
    return [
      unusual(
        `#/lines/${index}/mandate`,
        who,
        {
          en: 'Write whose income the line is, or leave mandate out if it is your own.',
          es: 'Escriba de quién es el ingreso de la línea, u omita mandate si es propio.',
        },
        principal.id,
      ),
    ];
  });
};

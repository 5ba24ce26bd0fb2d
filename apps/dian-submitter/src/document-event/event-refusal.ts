import { type EventCode, type EventType, eventTypeOf, type Hindrance } from '@rubrica/document-events';
import type { Words } from '@rubrica/fiscal';
import { Problem } from '@rubrica/service';

const named = (code: EventCode): string => `${eventTypeOf(code).name} (${code})`;
const listed = (codes: readonly EventCode[]): string => codes.map(named).join(', ');

/** The event cannot be issued now, and `missing` lists what goes first. */
const outOfOrder = ({ name, code }: EventType, { missing, standing }: Hindrance): Words =>
  standing === null
    ? {
        en: `Before ${name} (${code}) DIAN must have registered: ${listed(missing)}. Send them in the same call: \`types\` takes several, in their order.`,
        es: `Antes de ${name} (${code}) la DIAN debe haber registrado: ${listed(missing)}. Envíelos en la misma llamada: \`types\` recibe varios, en su orden.`,
      }
    : {
        en: `${name} (${code}) is not taken after ${named(standing)}, which is final.`,
        es: `${name} (${code}) no se recibe después de ${named(standing)}, que es definitivo.`,
      };

/** Answers why an event is not issued: 409. */
export const refusalOf = (type: EventType, hindrance: Hindrance): Problem => {
  const until = hindrance.until ?? '';
  switch (hindrance.code) {
    case 'event_order': {
      const missing = hindrance.missing.map((code) => eventTypeOf(code).name);
      const standing = hindrance.standing && eventTypeOf(hindrance.standing).name;
      return new Problem(409, 'event_order', outOfOrder(type, hindrance), [], {}, { missing, standing });
    }
    case 'event_not_applicable':
      return notApplicable({
        en: 'The invoice is not on credit (payment means type 2). Only an invoice on credit has events (rule LGC62).',
        es: 'La factura no es a crédito (forma de pago 2). Solo una factura a crédito tiene eventos (regla LGC62).',
      });
    case 'event_deadline_passed': {
      const detail = {
        en: `${type.name} (${type.code}) could be sent until ${until}, the third working day after goods_received (032).`,
        es: `${type.name} (${type.code}) se podía enviar hasta el ${until}, el tercer día hábil después de goods_received (032).`,
      };
      return new Problem(409, 'event_deadline_passed', detail, [], {}, { until });
    }
    case 'event_too_early': {
      const detail = {
        en: `${type.name} (${type.code}) can be sent from ${until} on.`,
        es: `${type.name} (${type.code}) se puede enviar desde el ${until}.`,
      };
      return new Problem(409, 'event_too_early', detail, [], {}, { until });
    }
  }
};

/** Answers that a document has no events at all. */
export const notApplicable = (detail: Words): Problem => new Problem(409, 'event_not_applicable', detail);

import { type EventCode, type EventType, eventTypeOf, type Hindrance } from '@rubrica/document-events';
import type { Words } from '@rubrica/fiscal';
import { Problem } from '@rubrica/service';

const named = ({ name, code }: EventType): string => `${name} (${code})`;
/** The name in the API, explained by that of DIAN. */
const explained = ({ name, code, title }: EventType): string => `${name} (${code}, ${title})`;
const listed = (codes: readonly EventCode[], name: (type: EventType) => string): string =>
  codes.map((code) => name(eventTypeOf(code))).join(', ');

/** How the events that go first get to DIAN: the buyer sends them. */
const SENT_BY: Readonly<Record<EventType['by'], Words>> = {
  buyer: {
    en: 'Send them in the same call: `types` takes several, in their order.',
    es: 'Envíelos en la misma llamada: `types` recibe varios, en su orden.',
  },
  issuer: {
    en: 'The buyer sends them; `events.registered` of the invoice lists those that DIAN has.',
    es: 'Los envía el adquirente; `events.registered` de la factura enumera los que tiene la DIAN.',
  },
};

/** The event cannot be issued now, and `missing` lists what goes first. */
const outOfOrder = (type: EventType, { missing, standing }: Hindrance): Words =>
  standing === null
    ? {
        en: `Before ${named(type)} DIAN must have registered: ${listed(missing, named)}. ${SENT_BY[type.by].en}`,
        es: `Antes de ${explained(type)} la DIAN debe haber registrado: ${listed(missing, explained)}. ${SENT_BY[type.by].es}`,
      }
    : {
        en: `${named(type)} is not taken after ${listed([standing], named)}, which is final.`,
        es: `${explained(type)} no se recibe después de ${listed([standing], explained)}, que es definitivo.`,
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
        en: `${named(type)} could be sent until ${until}, the third working day after goods_received (032).`,
        es: `${explained(type)} se podía enviar hasta el ${until}, el tercer día hábil después de ${listed(['032'], explained)}.`,
      };
      return new Problem(409, 'event_deadline_passed', detail, [], {}, { until });
    }
    case 'event_too_early': {
      const detail = {
        en: `${named(type)} can be sent from ${until} on.`,
        es: `${explained(type)} se puede enviar desde el ${until}.`,
      };
      return new Problem(409, 'event_too_early', detail, [], {}, { until });
    }
  }
};

/** Answers that a document has no events at all. */
export const notApplicable = (detail: Words): Problem => new Problem(409, 'event_not_applicable', detail);

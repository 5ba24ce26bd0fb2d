import type { DeadLetter } from '@rubrica/client/operator';
import type { Tone } from '../../../design/badge.js';
import type { Words } from '../../../language/language.js';

export const STATE: Words<Readonly<Record<DeadLetter['state'], string>>> = {
  es: { retrying: 'Se intenta de nuevo', waiting: 'Espera detrás de otro', dead: 'Ilegible: decida' },
  en: { retrying: 'Is tried again', waiting: 'Waits behind another', dead: 'Unreadable: decide' },
};

export const TONE: Readonly<Record<DeadLetter['state'], Tone>> = { retrying: 'watch', waiting: 'way', dead: 'bad' };

export const WORDS: Words<{
  readonly title: string;
  readonly what: string;
  readonly service: string;
  readonly state: string;
  readonly any: string;
  readonly key: string;
  readonly message: string;
  readonly reason: string;
  readonly attempts: string;
  readonly next: string;
  readonly act: string;
  readonly redrive: string;
  readonly redriveTitle: string;
  readonly redriveDetail: string;
  readonly why: string;
  readonly whyHint: string;
  readonly leave: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly noMatch: string;
  readonly unreachable: string;
}> = {
  es: {
    title: 'Mensajes que fallan',
    what: 'Lo que un servicio no pudo procesar. Lo demás sigue su curso; solo espera lo que es de la misma clave.',
    service: 'Servicio',
    state: 'Estado',
    any: 'Todos',
    key: 'Clave',
    message: 'Mensaje',
    reason: 'Causa',
    attempts: 'Intentos',
    next: 'Próximo intento',
    act: 'Acción',
    redrive: 'Intentar ahora',
    redriveTitle: 'Intentar de nuevo los mensajes de esta clave',
    redriveDetail: 'En orden: el que falla, los que esperan detrás y los ilegibles. Corrija antes la causa.',
    why: 'Por qué debería funcionar ahora',
    whyHint: 'Queda escrito junto al mensaje.',
    leave: 'No seguir',
    none: 'Ningún mensaje falla',
    noneDetail: 'Los servicios procesaron todo lo que les llegó.',
    noMatch: 'Ningún mensaje cumple el filtro',
    unreachable: 'No responden, y sus mensajes faltan en esta lista:',
  },
  en: {
    title: 'Messages that fail',
    what: 'What a service could not handle. All else goes on; only what is of the same key waits.',
    service: 'Service',
    state: 'State',
    any: 'All',
    key: 'Key',
    message: 'Message',
    reason: 'Cause',
    attempts: 'Attempts',
    next: 'Next attempt',
    act: 'Act',
    redrive: 'Try now',
    redriveTitle: 'Try the messages of this key again',
    redriveDetail: 'In order: the failing one, those behind it, and the unreadable ones. Correct the cause first.',
    why: 'Why it should go well now',
    whyHint: 'It is kept with the message.',
    leave: 'Do not go on',
    none: 'No message fails',
    noneDetail: 'The services have handled all that came.',
    noMatch: 'No message fits the filter',
    unreachable: 'These do not answer, and their messages are missing here:',
  },
};

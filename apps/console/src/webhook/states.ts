import type { Delivery, WebhookEndpointHealth } from '@rubrica/client';
import type { Tone } from '../design/badge.js';
import type { Words } from '../language/language.js';

interface State {
  readonly tone: Tone;
  readonly name: Words<string>;
}

export type HealthState = WebhookEndpointHealth['state'];

export const HEALTH: Readonly<Record<HealthState, State & { readonly next: Words<string> }>> = {
  healthy: {
    tone: 'good',
    name: { es: 'Sano', en: 'Healthy' },
    next: { es: 'Su receptor responde bien.', en: 'Your receiver answers well.' },
  },
  failing: {
    tone: 'bad',
    name: { es: 'Con fallas', en: 'Failing' },
    next: {
      es: 'Cada entrega se intenta cuatro veces en unos diez minutos. Repare su receptor y reenvíe lo fallido.',
      en: 'Each delivery is tried four times in about ten minutes. Repair your receiver, and replay what failed.',
    },
  },
  circuit_open: {
    tone: 'bad',
    name: { es: 'En pausa por fallas', en: 'Paused by failures' },
    next: {
      es: 'Diez fallas seguidas o más: las entregas esperan un intento de ensayo, que se hace cada minuto.',
      en: 'Ten failures or more in a row: deliveries wait for a trial, which is made each minute.',
    },
  },
  inactive: {
    tone: 'watch',
    name: { es: 'Desactivado', en: 'Switched off' },
    next: { es: 'No recibe nada hasta que se vuelva a activar.', en: 'It gets nothing until you switch it on.' },
  },
  switched_off: {
    tone: 'bad',
    name: { es: 'Desactivado por fallas', en: 'Switched off by failures' },
    next: {
      es: 'Falló durante tanto tiempo que dejamos de enviarle. Repare su receptor, actívelo y reenvíe lo fallido.',
      en: 'It failed for so long that we stopped sending. Repair your receiver, switch it on, and replay what failed.',
    },
  },
};

/** States of an endpoint that somebody should look at. */
export const isFailing = (state: HealthState): boolean => HEALTH[state].tone === 'bad';

export type DeliveryStatus = Delivery['status'];

export const DELIVERY: Readonly<Record<DeliveryStatus, State>> = {
  pending: { tone: 'way', name: { es: 'Pendiente', en: 'Pending' } },
  succeeded: { tone: 'good', name: { es: 'Entregada', en: 'Delivered' } },
  exhausted: { tone: 'bad', name: { es: 'Fallida', en: 'Failed' } },
  cancelled: { tone: 'watch', name: { es: 'Cancelada', en: 'Cancelled' } },
};

export const ALL_DELIVERY_STATES = Object.keys(DELIVERY) as readonly DeliveryStatus[];

type AttemptError = NonNullable<Delivery['attempts'][number]['error']>;

/** Why an attempt failed. */
const ERRORS: Readonly<Record<AttemptError, Words<string>>> = {
  timeout: { es: 'No respondió en 10 segundos', en: 'No answer within 10 seconds' },
  dns: { es: 'El nombre del servidor no existe', en: 'The name of the server does not exist' },
  address_not_public: { es: 'La dirección no es pública', en: 'The address is not public' },
  connection_refused: { es: 'Rechazó la conexión', en: 'It refused the connection' },
  connection_lost: { es: 'Se cortó la conexión', en: 'The connection broke off' },
  tls: { es: 'Su certificado TLS no es válido', en: 'Its TLS certificate is not valid' },
  invalid_answer: { es: 'La respuesta no es HTTP', en: 'The answer is not HTTP' },
  redirect: { es: 'Respondió con una redirección', en: 'It answered with a redirect' },
  http_status: { es: 'Respondió con un error', en: 'It answered with an error' },
  circuit_open: { es: 'Esperó por fallas anteriores', en: 'It waited because of earlier failures' },
  interrupted: { es: 'Interrumpido por un reinicio nuestro', en: 'Interrupted by a restart of ours' },
};

const NAMES: ReadonlyMap<string, Words<string>> = new Map(Object.entries(ERRORS));

/** Says why an attempt failed. An error that this version does not know says itself. */
export const errorOf = (error: string): Words<string> => NAMES.get(error) ?? { es: error, en: error };

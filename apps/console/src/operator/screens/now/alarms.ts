import type { Alarm } from '@rubrica/client/operator';
import type { LinkProps } from '@tanstack/react-router';
import type { Words } from '../../../language/language.js';
import { readFilter } from '../dead-letters/filter.js';

export type AlarmName = Alarm['name'];

interface AlarmWords {
  readonly title: string;
  /** What comes of it, and what to do first. */
  readonly detail: string;
}

/** What each alarm means; its runbook says more. */
export const ALARM_WORDS: Readonly<Record<AlarmName, Words<AlarmWords>>> = {
  'service-absent': {
    es: {
      title: 'No responde',
      detail: 'Lo que otros escriben para este servicio espera y no se pierde. Vea si corre y por qué terminó.',
    },
    en: {
      title: 'It does not answer',
      detail: 'What others write for this service waits, and nothing is lost. See whether it runs, and why it ended.',
    },
  },
  'database-away': {
    es: { title: 'Sin base de datos', detail: 'No acepta ni trabaja nada hasta que la base responda.' },
    en: { title: 'No database', detail: 'It takes and does nothing until the database answers.' },
  },
  'event-log-away': {
    es: {
      title: 'Sin log de eventos',
      detail: 'Lo que escribe queda en su bandeja de salida hasta que el log responda.',
    },
    en: { title: 'No event log', detail: 'What it writes stays in its outbox until the log answers.' },
  },
  'outbox-grows': {
    es: { title: 'La bandeja de salida crece', detail: 'Escribe más rápido de lo que envía: los documentos demoran.' },
    en: { title: 'The outbox grows', detail: 'It writes faster than it sends: documents take longer.' },
  },
  'consumer-lag': {
    es: {
      title: 'Atraso de lectura',
      detail: 'Hace menos de lo que llega. Vea si el atraso baja; si no, agregue una réplica.',
    },
    en: {
      title: 'It reads behind',
      detail: 'It gets less done than comes in. See whether the lag falls; if not, add a replica.',
    },
  },
  'stopped-partitions': {
    es: {
      title: 'Particiones detenidas',
      detail: 'Un programa más nuevo escribe una versión que este no conoce. Termine la actualización.',
    },
    en: {
      title: 'Partitions are held still',
      detail: 'A newer program writes a version that this one does not know. Let the update end.',
    },
  },
  'parked-keys': {
    es: {
      title: 'Mensajes que fallan',
      detail: 'Se intentan de nuevo solos; los que siguen de la misma clave esperan. Corrija la causa.',
    },
    en: {
      title: 'Messages fail',
      detail: 'They are tried again by themselves; those behind them of the same key wait. Correct the cause.',
    },
  },
  'dead-letters': {
    es: { title: 'Mensajes ilegibles', detail: 'Su esquema los rechaza, y alguien debe decidir por cada uno.' },
    en: { title: 'Unreadable messages', detail: 'Their schema refuses them, and somebody has to decide on each.' },
  },
  'timers-late': {
    es: { title: 'Trabajo vencido', detail: 'Hay trabajo que debía hacerse hace más de cinco minutos.' },
    en: { title: 'Work is late', detail: 'Work has been due for more than five minutes.' },
  },
  'dian-silent': {
    es: {
      title: 'La DIAN no responde',
      detail:
        'Los documentos firmados esperan y nada se envía dos veces. Si la DIAN lo anunció, declare la contingencia.',
    },
    en: {
      title: 'DIAN does not answer',
      detail: 'Signed documents wait, and nothing is sent twice. If DIAN announced it, declare the contingency.',
    },
  },
  'contingency-declared': {
    es: {
      title: 'En contingencia',
      detail: 'Los documentos se emiten como tipo 04. Termina con la primera respuesta de la DIAN.',
    },
    en: { title: 'In contingency', detail: 'Documents are issued as type 04. It ends with the first answer of DIAN.' },
  },
  'contingency-undecided': {
    es: {
      title: 'Documentos por decidir',
      detail: 'La DIAN no declaró esa contingencia: cada empresa elige si emite de nuevo como 01 o espera.',
    },
    en: {
      title: 'Documents wait for a decision',
      detail: 'DIAN declared no such outage: each tenant chooses whether to issue again as 01 or to wait.',
    },
  },
};

/** What looks further into an alarm, or acts on it: a command, and the screen that does the same. */
export interface Help {
  /** What follows `npm run admin --`. */
  readonly command: string;
  readonly screen: LinkProps;
}

/** Returns the help for an alarm of a service or an environment; null: its runbook alone helps. */
export const helpFor = (alarm: AlarmName, of: string): Help | null => HELP[alarm]?.(of) ?? null;

const history = (gauge: string): Help => ({
  command: `state list --gauge ${gauge}`,
  screen: { to: '/', search: { gauge } },
});
const letters = (service: string, state: 'dead' | 'retrying'): Help => ({
  command: `dead-letters list --service ${service} --state ${state}`,
  screen: { to: '/dead-letters', search: { ...readFilter({ service, state }) } },
});

const HELP: Readonly<Partial<Record<AlarmName, (of: string) => Help>>> = {
  'service-absent': (service) => history(`${service}.up`),
  'outbox-grows': (service) => history(`${service}.outbox`),
  'consumer-lag': (service) => history(`${service}.lag`),
  'parked-keys': (service) => letters(service, 'retrying'),
  'dead-letters': (service) => letters(service, 'dead'),
  'timers-late': () => history('timers_late_seconds'),
  'dian-silent': (environment) => ({
    command: `contingencies declare --environment ${environment} --reason 'DIAN announced maintenance'`,
    screen: { to: '/contingencies' },
  }),
  'contingency-declared': () => ({ command: 'contingencies list', screen: { to: '/contingencies' } }),
};

/** Rows with the most alarms first; the others stay in their order. */
export const redFirst = <Row extends { readonly alarms: readonly unknown[] }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => other.alarms.length - one.alarms.length);

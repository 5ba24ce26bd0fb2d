import type { EnvironmentState } from '@rubrica/client/operator';
import type { Words } from '../../../language/language.js';

export const ENVIRONMENT: Words<Readonly<Record<EnvironmentState['environment'], string>>> = {
  es: { production: 'Producción', habilitacion: 'Habilitación', test: 'Prueba' },
  en: { production: 'Production', habilitacion: 'Habilitación', test: 'Test' },
};

export const BREAKER: Words<Readonly<Record<NonNullable<EnvironmentState['dian']>['breaker'], string>>> = {
  es: { closed: 'responde', trying: 'una llamada a la vez', open: 'sin llamadas' },
  en: { closed: 'answers', trying: 'one call at a time', open: 'no calls' },
};

export const WORDS: Words<{
  readonly title: string;
  readonly asOf: string;
  readonly attention: string;
  readonly allWell: string;
  readonly allWellDetail: string;
  readonly runbook: string;
  readonly show: string;
  readonly services: string;
  readonly service: string;
  readonly state: string;
  readonly well: string;
  readonly outbox: string;
  readonly lag: string;
  readonly parked: string;
  readonly dead: string;
  readonly timers: string;
  readonly environments: string;
  readonly environment: string;
  readonly dian: string;
  readonly never: string;
  readonly silent: string;
  readonly backlog: string;
  readonly oldest: string;
  readonly waiting: string;
  readonly contingency: string;
  readonly declared: string;
  readonly notDeclared: string;
  readonly held: string;
  readonly history: string;
  readonly gauge: string;
  readonly noReadings: string;
  readonly ofAll: string;
  readonly up: string;
}> = {
  es: {
    title: 'Ahora',
    asOf: 'Estado de las',
    attention: 'Necesita atención',
    allWell: 'Todo en orden',
    allWellDetail: 'Todos los servicios responden y nada espera a un operador.',
    runbook: 'Qué hacer',
    show: 'Ver',
    services: 'Servicios',
    service: 'Servicio',
    state: 'Estado',
    well: 'En orden',
    outbox: 'Por publicar',
    lag: 'Por leer',
    parked: 'Claves con fallas',
    dead: 'Ilegibles',
    timers: 'Trabajo vencido',
    environments: 'Ambientes',
    environment: 'Ambiente',
    dian: 'DIAN',
    never: 'sin llamadas todavía',
    silent: 'sin respuesta hace',
    backlog: 'Sin resultado',
    oldest: 'El más antiguo',
    waiting: 'En espera',
    contingency: 'Contingencia',
    declared: 'Declarada',
    notDeclared: 'No',
    held: 'retenidos',
    history: 'Últimas 24 horas',
    gauge: 'Medida',
    noReadings: 'Todavía no hay lecturas: se toma una por minuto.',
    ofAll: 'de todos los servicios',
    up: 'Responde (1) o no (0)',
  },
  en: {
    title: 'Now',
    asOf: 'State of',
    attention: 'Needs attention',
    allWell: 'All is well',
    allWellDetail: 'All services answer, and nothing waits for an operator.',
    runbook: 'What to do',
    show: 'Show',
    services: 'Services',
    service: 'Service',
    state: 'State',
    well: 'Well',
    outbox: 'To publish',
    lag: 'To read',
    parked: 'Failing keys',
    dead: 'Unreadable',
    timers: 'Work due',
    environments: 'Environments',
    environment: 'Environment',
    dian: 'DIAN',
    never: 'not called yet',
    silent: 'no answer for',
    backlog: 'Without an outcome',
    oldest: 'The oldest',
    waiting: 'Waiting',
    contingency: 'Contingency',
    declared: 'Declared',
    notDeclared: 'No',
    held: 'held',
    history: 'Last 24 hours',
    gauge: 'Gauge',
    noReadings: 'No reading yet: one is taken each minute.',
    ofAll: 'of all services',
    up: 'Answers (1) or not (0)',
  },
};

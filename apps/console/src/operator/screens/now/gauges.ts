import type { EnvironmentState, ServiceState } from '@rubrica/client/operator';
import type { Language } from '../../../language/language.js';
import { ENVIRONMENT, WORDS } from './words.js';

const SERVICES = [
  'api-gateway',
  'certificate-vault',
  'document-issuer',
  'dian-submitter',
  'mailer',
  'webhook-dispatcher',
] as const satisfies readonly ServiceState['service'][];
const ENVIRONMENTS = [
  'production',
  'habilitacion',
  'test',
] as const satisfies readonly EnvironmentState['environment'][];

export const USUAL_GAUGE = 'production.backlog';

/** The gauges whose history is kept, with their names, as a choice has them. */
export const gaugesIn = (language: Language): readonly { readonly value: string; readonly name: string }[] => {
  const words = WORDS[language];
  return [
    ...ENVIRONMENTS.flatMap((environment) => {
      const name = ENVIRONMENT[language][environment];
      return [
        { value: `${environment}.backlog`, name: `${name}: ${words.backlog}` },
        { value: `${environment}.oldest_seconds`, name: `${name}: ${words.oldest} (s)` },
        { value: `${environment}.waiting`, name: `${name}: ${words.waiting}` },
        { value: `${environment}.dian_silent_seconds`, name: `${name}: ${words.dian} ${words.silent} (s)` },
      ];
    }),
    ...SERVICES.flatMap((service) => [
      { value: `${service}.up`, name: `${service}: ${words.up}` },
      { value: `${service}.outbox`, name: `${service}: ${words.outbox}` },
      { value: `${service}.lag`, name: `${service}: ${words.lag}` },
    ]),
    { value: 'parked_keys', name: `${words.parked} ${words.ofAll}` },
    { value: 'dead_letters', name: `${words.dead} ${words.ofAll}` },
    { value: 'timers_late_seconds', name: `${words.timers} ${words.ofAll} (s)` },
  ];
};

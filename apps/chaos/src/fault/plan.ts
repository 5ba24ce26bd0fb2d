import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { dice } from '@rubrica/testing';

/** One process; many; or many on three brokers, a PostgreSQL with a synchronous standby, and S3. */
export const MODES = ['standalone', 'distributed', 'cluster'] as const;
export type Mode = (typeof MODES)[number];
export const isMode = (text: string): text is Mode => MODES.some((mode) => mode === text);

/** What faults are injected into: every part, or submitters only while the authority fails all the time. */
export type Aim = 'everything' | 'submitter';

/** Share of the simulated authority's requests that fail in each way, with the aim `submitter`. */
export const AUTHORITY_FAULTS = { lost_answer: 0.05, hang: 0.05, http_500: 0.05, soap_fault: 0.02, reset: 0.02 };

/** A fault and its time: `afterMs` after its share of the documents was released. */
export interface PlannedFault {
  readonly afterMs: number;
  readonly fault: InjectedFault;
}

export type InjectedFault =
  | { readonly kind: 'kill'; readonly service: ServiceName }
  | { readonly kind: 'freeze'; readonly service: ServiceName; readonly ms: number }
  | { readonly kind: 'fault-point'; readonly service: ServiceName; readonly point: string }
  | { readonly kind: 'database-crash' }
  | { readonly kind: 'database-freeze'; readonly ms: number }
  | { readonly kind: 'database-connections-cut' }
  | { readonly kind: 'primary-death' }
  | { readonly kind: 'store-outage'; readonly ms: number }
  | {
      readonly kind: 'cut';
      readonly connection: CutConnection;
      readonly how: 'refusing' | 'stalled' | 'slow';
      readonly ms: number;
    }
  | { readonly kind: 'broker-crash' }
  | { readonly kind: 'broker-freeze'; readonly ms: number }
  | { readonly kind: 'authority'; readonly how: 'down' | 'error' | 'lost_answer' | 'reset'; readonly ms: number };

/** A connection that passes through a proxy. */
export type CutConnection = 'postgres' | 'broker' | 'authority' | ServiceName;

/** InjectedFault points between append, publish, call and commit, and the services whose processes pass them. */
const FAULT_POINTS: readonly (readonly [string, readonly ServiceName[]])[] = [
  ['document-issuer:planned', ['document-issuer']],
  ['document-issuer:signed', ['document-issuer']],
  ['dian-submitter:attempt-begun', ['dian-submitter']],
  ['dian-submitter:attempt-answered', ['dian-submitter']],
  ['mailer:attempt-begun', ['mailer']],
  ['mailer:attempt-answered', ['mailer']],
  ['webhook-dispatcher:attempt-claimed', ['webhook-dispatcher']],
  ['webhook-dispatcher:attempt-answered', ['webhook-dispatcher']],
  ['after-append-before-publish', SERVICES.filter((name) => name !== 'certificate-vault')],
  ['after-publish-before-cursor', SERVICES.filter((name) => name !== 'certificate-vault')],
  ['after-effect-before-commit', SERVICES.filter((name) => name !== 'certificate-vault')],
  ['after-work-before-complete', ['document-issuer', 'dian-submitter', 'mailer', 'webhook-dispatcher']],
];

/** Plans kills of submitters, every third one at a fault point; the same for the same seed. */
export const submitterFaults = (seed: number, count: number): readonly PlannedFault[] => {
  const roll = dice(seed);
  const below = (most: number): number => Math.floor(roll() * most);
  const service = 'dian-submitter';
  const points = FAULT_POINTS.filter(([, services]) => services.includes(service)).map(([point]) => point);
  const aimed = (): InjectedFault => ({
    kind: 'fault-point',
    service,
    point: `${points[below(points.length)] ?? ''}#${1 + below(8)}`,
  });
  return Array.from({ length: count }, (_, nth) => ({
    afterMs: below(400),
    fault: nth % 3 === 2 ? aimed() : { kind: 'kill', service },
  }));
};

/**
 * Plans faults; the same seed gives the same plan. Every third one is a kill at a fault point; on a cluster another third is
 * the death of a broker, of the primary and of S3, in turn.
 */
export const plannedFaults = (seed: number, count: number, mode: Mode, hasBroker: boolean): readonly PlannedFault[] => {
  const roll = dice(seed);
  const below = (most: number): number => Math.floor(roll() * most);
  const oneOf = <T>(choices: readonly [T, ...T[]] | readonly T[]): T => choices[below(choices.length)] as T;
  const freezeMs = (): number => 1_000 + below(mode === 'standalone' ? 2_000 : 5_000);

  const aimed = (): InjectedFault => {
    const [point, services] = oneOf(FAULT_POINTS);
    return { kind: 'fault-point', service: oneOf(services), point: `${point}#${1 + below(2)}` };
  };
  const commonFaults: readonly (() => InjectedFault)[] = [
    () => ({ kind: 'kill', service: oneOf(SERVICES) }),
    () => ({ kind: 'freeze', service: oneOf(SERVICES), ms: freezeMs() }),
    () => ({ kind: 'database-crash' }),
    () => ({ kind: 'database-freeze', ms: freezeMs() }),
    () => ({ kind: 'database-connections-cut' }),
    () => ({ kind: 'authority', how: oneOf(['down', 'error', 'lost_answer', 'reset']), ms: freezeMs() }),
  ];
  const networkFaults: readonly (() => InjectedFault)[] = [
    () => ({ kind: 'kill', service: oneOf(SERVICES) }),
    () => ({
      kind: 'cut',
      connection: oneOf<CutConnection>([
        'postgres',
        'authority',
        ...(hasBroker && mode === 'distributed' ? (['broker'] as const) : []),
        ...SERVICES,
      ]),
      how: oneOf(['refusing', 'stalled', 'slow']),
      ms: freezeMs(),
    }),
  ];
  const brokerFaults: readonly (() => InjectedFault)[] = [
    () => ({ kind: 'broker-crash' }),
    () => ({ kind: 'broker-freeze', ms: freezeMs() }),
  ];
  const deaths: readonly (() => InjectedFault)[] = [
    () => ({ kind: 'broker-crash' }),
    () => ({ kind: 'primary-death' }),
    () => ({ kind: 'store-outage', ms: 2_000 + below(6_000) }),
  ];
  const kinds = [...commonFaults, ...(mode === 'standalone' ? [] : networkFaults), ...(hasBroker ? brokerFaults : [])];
  const faultOf = (nth: number): InjectedFault => {
    if (nth % 3 === 2) return aimed();
    const death = mode === 'cluster' && nth % 3 === 1 ? deaths[((nth - 1) / 3) % deaths.length] : undefined;
    return (death ?? oneOf(kinds))();
  };
  return Array.from({ length: count }, (_, nth) => ({ afterMs: below(400), fault: faultOf(nth) }));
};

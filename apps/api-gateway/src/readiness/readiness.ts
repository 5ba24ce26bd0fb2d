import type { Environment } from '@rubrica/contracts';
import { type Fault, faultWith } from '@rubrica/fiscal';

/** Steps of a company from its first data to its first document of production, in their order. */
export const STEPS = [
  'software',
  'certificate',
  'numbering_range',
  'first_document',
  'test_set',
  'go_live',
  'production_range',
  'production_document',
] as const;
export type StepName = (typeof STEPS)[number];

/** `blocked`: another step comes first. */
export const STEP_STATES = ['done', 'open', 'blocked'] as const;

/** Operation of the API that does a step. */
export interface StepAction {
  readonly operation_id: string;
  readonly method: string;
  readonly path: string;
}

export interface ReadinessStep {
  readonly step: StepName;
  readonly state: (typeof STEP_STATES)[number];
  readonly missing: readonly Fault[];
  /** Null for what is done. */
  readonly action: StepAction | null;
}

/** What there is of a company in live mode. */
export interface Preparation {
  readonly isInProduction: boolean;
  readonly software: readonly Fault[];
  readonly certificate: readonly Fault[];
  readonly testSets: readonly Fault[];
  /** Environments that have a numbering range in force, and those that have an accepted document. */
  readonly ranges: readonly Environment[];
  readonly accepted: readonly Environment[];
}

const post = (operation_id: string, path: string): StepAction => ({ operation_id, method: 'POST', path });
const REGISTER = { operation_id: 'updateTenant', method: 'PATCH', path: '/v1/tenant' };
const SYNC = post('syncNumberingRanges', '/v1/numbering-ranges/sync');
const INVOICE = post('createInvoice', '/v1/invoices');

/** What each step needs to be done before it, and the operation that does it. */
const PLAN: Readonly<Record<StepName, { readonly after: readonly StepName[]; readonly action: StepAction }>> = {
  software: { after: [], action: REGISTER },
  certificate: { after: [], action: post('createCertificate', '/v1/certificates') },
  numbering_range: { after: ['software', 'certificate'], action: SYNC },
  first_document: { after: ['software', 'certificate', 'numbering_range'], action: INVOICE },
  test_set: { after: ['first_document'], action: REGISTER },
  go_live: { after: ['software', 'certificate', 'test_set'], action: post('goLive', '/v1/tenant/go-live') },
  production_range: { after: ['go_live'], action: SYNC },
  production_document: { after: ['production_range'], action: INVOICE },
};

/** Returns all steps. Going live is for ever, so that nothing before it is open after it. */
export const readinessSteps = (known: Preparation): ReadinessStep[] => {
  const { isInProduction, software, certificate, testSets } = known;
  const toGoLive = [...software, ...certificate, ...testSets];
  const missing: Readonly<Record<StepName, readonly Fault[]>> = {
    software,
    certificate,
    numbering_range: known.ranges.includes('habilitacion') ? [] : [NO_RANGE],
    // A test set may be passed by another system, and then needs no document of ours.
    first_document: known.accepted.includes('habilitacion') || testSets.length === 0 ? [] : [NO_DOCUMENT],
    test_set: testSets,
    go_live: isInProduction ? [] : [...toGoLive, NOT_LIVE],
    production_range: known.ranges.includes('production') ? [] : [NO_RANGE],
    production_document: known.accepted.includes('production') ? [] : [NO_DOCUMENT],
  };
  const isBeforeLive = (step: StepName): boolean => STEPS.indexOf(step) <= STEPS.indexOf('go_live');
  const isDone = (step: StepName): boolean => (isInProduction && isBeforeLive(step)) || missing[step].length === 0;
  return STEPS.map((step) => {
    if (isDone(step)) return { step, state: 'done', missing: [], action: null };
    const { after, action } = PLAN[step];
    return { step, state: after.every(isDone) ? 'open' : 'blocked', missing: missing[step], action };
  });
};

const NO_RANGE = faultWith(
  '/v1/numbering-ranges#',
  'required',
  {
    en: 'No numbering range is in force: an invoice would wait for a number.',
    es: 'Ningún rango de numeración está vigente: una factura esperaría su número.',
  },
  {
    fix: {
      en: 'Associate a range with the software in the portal of DIAN, then POST /v1/numbering-ranges/sync.',
      es: 'Asocie un rango al software en el portal de la DIAN y luego use POST /v1/numbering-ranges/sync.',
    },
  },
);

const NO_DOCUMENT = faultWith(
  '/v1/invoices#',
  'required',
  {
    en: 'DIAN has accepted no document of this environment yet.',
    es: 'La DIAN aún no ha aceptado ningún documento de este ambiente.',
  },
  { fix: { en: 'Send one with POST /v1/invoices.', es: 'Envíe uno con POST /v1/invoices.' } },
);

const NOT_LIVE = faultWith(
  '/v1/tenant/go-live#',
  'required',
  {
    en: 'Documents of live mode go to the trial environment of DIAN, and do not count.',
    es: 'Los documentos del modo real van al ambiente de habilitación de la DIAN y no cuentan.',
  },
  {
    fix: {
      en: 'Send your NIT to POST /v1/tenant/go-live. It cannot be taken back.',
      es: 'Envíe su NIT a POST /v1/tenant/go-live. No se puede deshacer.',
    },
  },
);

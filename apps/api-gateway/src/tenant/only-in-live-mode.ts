import { type Fault, faultWith } from '@rubrica/fiscal';

/** Fault of what only keys of live mode may ask for. `field`: '' for the whole request. */
export const onlyInLiveMode = (field: string): Fault =>
  faultWith(
    field === '' ? '#' : `#/${field}`,
    'environment_mismatch',
    {
      en: 'This is of live mode; this API key works in the environment "test", which needs none.',
      es: 'Esto es de modo real; esta clave de API trabaja en el ambiente "test", que no lo necesita.',
    },
    {
      fix: {
        en: 'Send it with a key of live mode (sk_live_…).',
        es: 'Envíelo con una clave de modo real (sk_live_…).',
      },
    },
  );

import { faultWith } from '@rubrica/fiscal';

/** Fault of a request of live mode that asks for a simulated answer of the tax authority. */
export const SIMULATED_LIVE = faultWith('#/simulate', 'simulate_not_allowed', {
  en: 'Only requests with a sk_test_ key can be simulated.',
  es: 'Solo se pueden simular solicitudes con una clave sk_test_.',
});

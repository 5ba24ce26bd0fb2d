/** The software that a tenant has registered with DIAN for one environment. The id is public, the PIN is secret. */
export interface Software {
  /** GUID with hyphens. */
  readonly id: string;
  readonly pin: string;
}

/** Software of every tenant in the test environment, which has no DIAN portal. */
export const TEST_SOFTWARE: Software = { id: '00000000-0000-4000-8000-000000000000', pin: '00000' };

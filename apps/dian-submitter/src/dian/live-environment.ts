/** Environments in which DIAN's service is called; in `test` its answer is simulated. */
export const LIVE_ENVIRONMENTS = ['habilitacion', 'production'] as const;

export type LiveEnvironment = (typeof LIVE_ENVIRONMENTS)[number];

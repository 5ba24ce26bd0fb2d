import type { TimerRequest } from '@rubrica/eventing';

export const REPLAY = 'replay';

/** Makes the timer of a replay's next page. */
export const replayTimer = (id: string, endpointId: string, due?: string): TimerRequest => ({
  kind: REPLAY,
  key: id,
  group: endpointId,
  ...(due === undefined ? {} : { due }),
});

import type { Tx } from '@rubrica/eventing';
import { endpoint } from './endpoint.decide.js';
import type { EndpointView } from './endpoint.view.js';

/** Switches an endpoint off that has failed since then; does nothing if it is not active any more. */
export const switchOff = async (tx: Tx, endpoints: EndpointView, id: string, failingSince: string): Promise<void> => {
  const command = { type: 'SwitchOffEndpoint', failingSince, at: tx.at } as const;
  const { state, events } = await tx.handle(endpoint, id, command);
  if (events.length > 0 && state.status === 'registered') await endpoints.update(tx, id, state);
};

import type { Aggregate } from '@rubrica/eventing';
import { type Availability, available, type ContingencyEvent, evolve } from './contingency.js';
import { type ContingencyCommand, decide } from './contingency.decide.js';

/** The aggregate of an environment's availability; its id is the environment's name. It publishes no messages. */
export const contingency: Aggregate<Availability, ContingencyCommand, ContingencyEvent> = {
  name: 'contingency',
  initialState: available,
  decide,
  evolve,
};

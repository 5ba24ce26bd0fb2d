import type { Aggregate } from '@rubrica/eventing';
import { type Availability, available, type ContingencyEvent, evolve } from './contingency.js';
import { type ContingencyCommand, decide } from './contingency.decide.js';

/** One per live environment, by its name. The world hears of the documents that are issued in one, not of it. */
export const contingency: Aggregate<Availability, ContingencyCommand, ContingencyEvent> = {
  name: 'contingency',
  initialState: available,
  decide,
  evolve,
};

import assert from 'node:assert/strict';

/** Functions of an aggregate. `decide` may throw a refusal: an error with a stable `code`. */
export interface Decider<State, Command, Event> {
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
  readonly initialState: State;
}

interface Expectation<Event> {
  /** Expects exactly these facts, in this order. */
  then(...facts: readonly Event[]): void;
  thenNothing(): void;
  thenRefused(code: string): void;
}

type Given<Command, Event> = (...facts: readonly Event[]) => { when(command: Command): Expectation<Event> };

/** `specFor(decider)` gives `given`: `given(...facts).when(command).then(...newFacts)`. */
export const specFor =
  <State, Command, Event>({ decide, evolve, initialState }: Decider<State, Command, Event>): Given<Command, Event> =>
  (...facts) => ({
    when: (command) => {
      const state = facts.reduce(evolve, initialState);
      const decided = (): readonly Event[] => {
        const newFacts = decide(command, state);
        newFacts.reduce(evolve, state); // a fact that evolve cannot take is wrong in any case
        return newFacts;
      };
      return {
        then: (...expected) => assert.deepEqual(decided(), expected),
        thenNothing: () => assert.deepEqual(decided(), []),
        thenRefused: (code) =>
          assert.throws(decided, (error) => {
            if (!(error instanceof Error && 'code' in error)) throw error;
            assert.equal(error.code, code, `refused with "${String(error.code)}": ${error.message}`);
            return true;
          }),
      };
    },
  });

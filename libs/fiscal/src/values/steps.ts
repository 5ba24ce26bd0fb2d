/** Long work that pauses between its steps, so that whoever does it may let others have their turn. */
export type Steps<Result> = Generator<void, Result>;

/** Does all steps at once. */
export const done = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

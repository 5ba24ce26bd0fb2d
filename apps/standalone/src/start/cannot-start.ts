/** Reason why a program cannot start, in one line for the person at the terminal. */
export class CannotStart extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotStart';
  }
}

export * from './api/sdk.gen.js';
export type * from './api/types.gen.js';
export { all } from './pages.js';
export {
  ConnectionError,
  ConflictProblem,
  type Fault,
  ForbiddenProblem,
  GoneProblem,
  InvalidProblem,
  MalformedProblem,
  NotFoundProblem,
  Problem,
  TooLargeProblem,
  TooManyProblem,
  UnauthorizedProblem,
  UnavailableProblem,
  WrongMediaTypeProblem,
} from './problem.js';
export { createRubrica, type Rubrica, type RubricaOptions, type SessionOptions } from './rubrica.js';
export type { RetryOptions } from './retry.js';
export * as webhooks from './webhooks.js';

/** What `@jest/globals` gives to tests that run in Node's own module system: see native-runner.mjs. */
import { jestExpect } from '@jest/expect';
import { ModuleMocker } from 'jest-mock';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export const expect = jestExpect;
const mocker = new ModuleMocker(globalThis);
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
};

const { ModuleMocker } = require('jest-mock');

/** Tests run in the process itself, not in a context of their own: see native-runner.mjs. */
module.exports = class ProcessEnvironment {
  global = {};
  moduleMocker = new ModuleMocker(globalThis);
  async setup() {}
  async teardown() {}
  exportConditions() {
    return [];
  }
  getVmContext() {
    return null;
  }
};

import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** What jest-circus leaves on the global object. Each test file gets a new one. */
const LEFT_BY_JEST = new Set([
  'JEST_STATE_SYMBOL',
  'EVENT_HANDLERS',
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
  'RETRY_TIMES_SETTER',
  'RETRY_IMMEDIATELY',
  'WAIT_BEFORE_RETRY',
  'LOG_ERRORS_BEFORE_RETRY',
]);

/**
 * A test environment that is the worker's own realm instead of a `vm` context, so that modules can be shared between
 * test files (shared-runtime.mjs, ADR 70).
 */
export default class SharedEnvironment {
  /** Read by shared-runtime.mjs. */
  sharesRealm = true;
  global = globalThis;
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.original = { console: globalThis.console, exit: process.exit, env: { ...process.env } };
    // jest-circus reads the time by it, also while a test has replaced `Date`.
    globalThis[Symbol.for('jest-native-now')] ??= Date.now.bind(Date);
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    globalThis.console = this.original.console;
    process.exit = this.original.exit;
    restoreEnvironment(this.original.env);
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (LEFT_BY_JEST.has(symbol.description)) delete globalThis[symbol];
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** jest asks for one before it compiles; shared-runtime.mjs compiles without it. */
  getVmContext() {
    return {};
  }
}

/** A variable that one file sets must not reach the next. */
function restoreEnvironment(original) {
  for (const name of Object.keys(process.env)) if (!(name in original)) delete process.env[name];
  Object.assign(process.env, original);
}

import { appendFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, extname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { compileFunction, constants } from 'node:vm';
import jestRuntime from 'jest-runtime';

const Runtime = jestRuntime.default ?? jestRuntime;
const nodeRequire = createRequire(import.meta.url);

/** Application modules by path, evaluated once per worker. */
const sharedModules = new Map();
/** Survives each file: a module is transformed by the first file that needs it. */
const sourceMaps = new Map();
/** The runtime of the running test file. A shared module that loads another one later asks this one. */
let current = null;
const remember = (runtime) => void (current = runtime);

/** Packages, and the scripts, which are ES modules already: Node loads them itself. */
const isLoadedByNode = (path) => path.includes('/node_modules/') || path.endsWith('.mjs');
/** Test files and their support keep state and register hooks: they are evaluated for each file. */
const belongsToOneFile = (path) => /\/(test|testing)\/|\.(spec|e2e|faults|soak|example)\.tsx?$/.test(path);

/**
 * Jest's runtime, which evaluates packages and application modules once per worker instead of once per test file
 * (ADR 70). It takes effect with the environment of shared-environment.mjs; a file that names another one in
 * `@jest-environment` gets Jest's own isolation. `jest.mock` and `isolateModules` do not reach shared modules: a file
 * that needs them for one asks for `@jest-environment node`.
 *
 * It overrides internals of jest-runtime, so package.json pins Jest exactly.
 */
export default class SharedRuntime extends Runtime {
  importing = 0;
  depth = 0;

  constructor(...args) {
    super(...args);
    if (!this.sharesRealm) return;
    remember(this);
    this.transformCache.sourceMaps = sourceMaps;
    this.executor.compile = (source, filename) => compile(source, filename, this.executor.injectedModuleParameters);
  }

  get sharesRealm() {
    return this._environment.sharesRealm === true;
  }

  /** The realm's own `process` stays as it is. */
  installGetBuiltinModule() {
    if (!this.sharesRealm) super.installGetBuiltinModule();
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (!this.sharesRealm || options?.isInternalModule) {
      return super.requireModule(from, moduleName, options, isRequireActual);
    }
    if (moduleName && isBuiltin(moduleName)) return nodeRequire(moduleName);
    const path = this._resolution.resolveCjs(from, moduleName);
    if (!isLoadedByNode(path) && belongsToOneFile(path)) {
      return super.requireModule(from, moduleName, options, isRequireActual);
    }
    return this.timed(() => (isLoadedByNode(path) ? nodeRequire(path) : this.requireShared(path)));
  }

  /** Adds to the time spent importing; what is imported while importing is in it already. */
  timed(load) {
    const begin = performance.now();
    this.depth += 1;
    try {
      return load();
    } finally {
      this.depth -= 1;
      if (this.depth === 0) this.importing += performance.now() - begin;
    }
  }

  teardown() {
    super.teardown();
    if (!this.sharesRealm || !process.env.TEST_TIMINGS) return;
    const memory = process.resourceUsage().maxRSS / 1024;
    appendFileSync(
      process.env.TEST_TIMINGS,
      `${JSON.stringify({ path: this._testPath, importing: this.importing, memory })}\n`,
    );
  }

  requireShared(path) {
    const known = sharedModules.get(path);
    if (known) return known.exports;
    const module = { id: path, filename: path, path: dirname(path), exports: {}, loaded: false };
    // Known before it is evaluated: modules may import each other.
    sharedModules.set(path, module);
    try {
      this.evaluate(module);
    } catch (error) {
      sharedModules.delete(path);
      throw error;
    }
    module.loaded = true;
    return module.exports;
  }

  evaluate(module) {
    const { filename } = module;
    if (extname(filename) === '.json') {
      module.exports = JSON.parse(this.transformCache.transformJson(filename));
      return;
    }
    const source = this.transformCache.transform(filename);
    const require = (name) => current.requireModuleOrMock(filename, name);
    require.resolve = (name) => current._resolution.resolveCjs(filename, name);
    const body = compile(source, filename, ['module', 'exports', 'require', '__dirname', '__filename']);
    body.call(module.exports, module, module.exports, require, module.path, filename);
  }
}

function compile(source, filename, parameters) {
  return compileFunction(source, parameters, {
    filename,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

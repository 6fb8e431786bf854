/**
 * Four projects, from quick to slow, two that kill processes, and their control. `npm test` runs the four, `npm test -- unit` (or
 * database, e2e, screens, a path) a part.
 *
 * TypeScript is compiled to CommonJS for the tests alone; packages that are ES modules only (Nest) are loaded by
 * `require`, which needs Node 24 and NODE_OPTIONS=--experimental-vm-modules (scripts/lib/jest.mjs sets both).
 */
const SCREENS = 'test/e2e/\\w+-screens\\.e2e\\.ts$';
const FAULTS_SETUP = '<rootDir>/test/support/servers/faults-setup.ts';
const compiled = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2023',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];
const shared = {
  // A spy that a test leaves would reach the next file of the process.
  restoreMocks: true,
  rootDir: import.meta.dirname,
  // Packages and application modules are evaluated once per worker (ADR 70).
  runtime: '<rootDir>/test/support/runner/shared-runtime.mjs',
  testEnvironment: '<rootDir>/test/support/runner/shared-environment.mjs',
  transform: { '\\.ts$': compiled(false), '\\.tsx$': compiled(true) },
  moduleNameMapper: {
    // Its CommonJS build lies in a package of ES modules, where it cannot be loaded as what it is.
    '^laravel-echo$': '<rootDir>/node_modules/laravel-echo/dist/echo.js',
    // Style is nothing to a machine: each class is called by its own name.
    '\\.css$': '<rootDir>/test/support/browser/css.ts',
  },
  // The workspace's libraries are links to source folders: they are compiled, all other packages are not.
  transformIgnorePatterns: ['/node_modules/(?!@lyceum/)'],
  modulePathIgnorePatterns: ['/dist/', '/dist-next/', '/.cache/', '/.data/', '/test/architecture/planted/'],
};

export default {
  // For all projects: it is no setting of a single one.
  // Against hanging alone: a slow machine is no fault.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/scripts/lib/test-order.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs,apps,test/architecture,scripts}/**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '\\.db\\.spec\\.ts$'],
    },
    {
      ...shared,
      displayName: 'database',
      testMatch: ['<rootDir>/{libs,apps/api,test,scripts}/**/*.db.spec.ts'],
      globalSetup: '<rootDir>/test/support/servers/global-setup.ts',
    },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/e2e/**/*.e2e.ts'],
      testPathIgnorePatterns: ['/node_modules/', SCREENS],
      globalSetup: '<rootDir>/test/support/servers/demo-setup.ts',
    },
    {
      ...shared,
      displayName: 'screens',
      testRegex: [SCREENS],
      globalSetup: '<rootDir>/test/support/servers/demo-setup.ts',
    },
    // `npm run test:faults`: each brings its own servers, to kill them.
    {
      ...shared,
      displayName: 'faults',
      testMatch: ['<rootDir>/test/faults/{kills,outages}/*.faults.ts'],
      globalSetup: FAULTS_SETUP,
    },
    // And those beside which nothing else may run: answers are timed, or the build that all share is damaged.
    {
      ...shared,
      displayName: 'faults alone',
      testMatch: ['<rootDir>/test/faults/alone/*.faults.ts'],
      globalSetup: FAULTS_SETUP,
    },
    // `npm run soak -- control`: what must go wrong.
    {
      ...shared,
      displayName: 'soak',
      testMatch: ['<rootDir>/test/faults/**/*.soak.ts'],
      globalSetup: FAULTS_SETUP,
    },
    // What test/architecture/runner.spec.ts runs in a process of its own.
    ...(process.env.RUNNER_EXAMPLE
      ? [
          {
            ...shared,
            displayName: 'runner example',
            testMatch: ['<rootDir>/test/support/runner/example/*.example.ts'],
          },
        ]
      : []),
  ],
};

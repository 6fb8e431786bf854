import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Faults only: prettier decides on form, dependency-cruiser on who may import whom, the compiler on types. Of the rules
 * that need type information, which take longer than the compiler itself, those two that find a promise nobody waits for.
 */
const waitedFor = ['apps/api/{src,demo}/**/*.ts', 'libs/*/src/**/*.ts', 'scripts/**/*.ts'];

/** A browser may refuse storage: every call would throw, and the screen with it. */
const unguardedStorage = {
  selector: 'CallExpression > MemberExpression.callee[object.name=/^(local|session)Storage$/]',
  message: 'Storage may be refused: use `browserStore` of @lyceum/browser, or `stored` and `store` of the member app.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-next/',
      '**/.data/',
      '**/.cache/',
      '**/coverage/',
      // Violations on purpose: test/architecture proves that the rules find them.
      'test/architecture/planted/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': ['error', { destructuring: 'all' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['scripts/**', 'test/**', 'libs/*/src/**', 'apps/api/**', 'migrations/**', '*.mjs', '*.cjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['apps/*-web/**', 'libs/contracts/src/**', 'libs/editor/src/**', 'test/e2e/**', 'scripts/first-load/**'],
    languageOptions: { globals: globals.browser },
  },
  {
    // Nest finds constructor arguments by the types that decorators emit: in those files a type import would erase them.
    files: ['apps/api/src/**'],
    languageOptions: { parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true } },
  },
  {
    // The server fetches no address that somebody has typed (promise 36); nor by modules: .dependency-cruiser.cjs.
    // Providers of GIFs are asked by one file alone, whose caller checks each address against a list of hosts.
    files: ['apps/api/src/**', 'libs/{kernel,editor}/src/**'],
    ignores: ['**/*.spec.ts', 'apps/api/src/modules/gifs/proxy/network-fetch.ts'],
    rules: { 'no-restricted-globals': ['error', 'fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'] },
  },
  {
    // What they take from the kernel as values is the refusal and a member's id; everything else there would be a way to do I/O.
    files: ['apps/api/src/modules/**/*.{decider,events}.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [{ name: '@lyceum/kernel', allowImportNames: ['Refusal', 'memberId'], allowTypeImports: true }],
          patterns: [{ group: ['@lyceum/kernel/*'], allowTypeImports: true }],
        },
      ],
    },
  },
  {
    // Shapes are checked when events are recorded and not when they are read, so what a schema would fill in is missing from
    // every older event: its type would lie. An upcaster fills it in, or `?? …` where it is read.
    files: ['apps/api/src/modules/**/*.events.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression > MemberExpression.callee[property.name=/^_?(default|prefault|catch)$/]',
          message: 'Events that were recorded before have no such value: use an upcaster, or `.optional()`.',
        },
      ],
    },
  },
  {
    files: ['apps/*-web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.*'],
    rules: { 'no-restricted-syntax': ['error', unguardedStorage] },
  },
  {
    files: ['apps/admin-web/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        unguardedStorage,
        {
          selector: 'JSXOpeningElement[name.property.name="NumberCol"] > JSXAttribute[name.name="render"]',
          message:
            '`NumberCol` prints its field and ignores `render`: amounts have a column of their own, `AmountColumn`.',
        },
      ],
    },
  },
  {
    files: [...waitedFor, 'apps/*-web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { '@typescript-eslint/no-floating-promises': 'error', '@typescript-eslint/no-misused-promises': 'error' },
  },
  {
    // On the server a rejection that nobody hears is a fault in the log of everybody; `void` would only hide it.
    files: waitedFor,
    ignores: ['**/*.d.ts'],
    rules: { '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }] },
  },
  {
    // Each adds its texts to those of the app: an interface is what several files can add to.
    files: ['apps/*-web/src/**/texts/index.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }] },
  },
  {
    files: ['apps/*-web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);

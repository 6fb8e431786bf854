/**
 * Who may import whom (docs/ARCHITECTURE.md). Every rule has a planted violation under test/architecture/planted/, in a
 * folder of its name, and test/architecture/rules.spec.ts proves that the rule finds it: a rule that matches nothing
 * protects nothing.
 */
const modules = '^apps/api/src/modules/';
const spec = '[.]spec[.]tsx?$';

/**
 * The aggregates of a module, in folders of their own, lowest first: each imports those before it alone. Events are a
 * module's common language: whoever hears them may import their types.
 */
const aggregates = {
  community: [
    'rights',
    'attachments',
    'feed',
    'posts',
    'boards',
    'comments',
    'polls',
    'topics',
    'tags',
    'previews',
    'search',
    'notifications',
    'introductions',
    'newcomers',
    'console',
  ],
  identity: [
    'directory',
    'standing',
    'passwords',
    'members',
    'search',
    'levels',
    'access',
    'account',
    'administrators',
    'tokens',
    'exports',
    'erasure',
    'console',
  ],
  messages: ['rights', 'inbox', 'sending', 'threads', 'reports'],
  support: ['faq', 'contact'],
  consent: ['policy', 'package', 'decisions', 'tracking'],
  gamification: ['recounts', 'rules', 'trophies', 'ledger', 'reading'],
  learning: ['rights', 'reading', 'courses', 'lessons', 'enrolments', 'conversations', 'notices'],
  certificates: ['issuing', 'reading', 'paper'],
  commerce: ['products', 'paying', 'invoices', 'purchases', 'reading'],
  calendar: ['rights', 'reading', 'events', 'categories', 'attendance', 'notices', 'feeds'],
  rooms: ['rights', 'tokens', 'reading', 'room', 'keeping'],
  quizzes: ['rights', 'quiz', 'grading', 'attempts', 'reading', 'notices'],
  groups: ['rights', 'reading', 'groups', 'members', 'notices'],
  moderation: ['decisions', 'notes', 'review'],
};

const aggregatesInOrder = Object.entries(aggregates).flatMap(([module, folders]) =>
  folders.map((folder, index) => ({
    name: 'aggregates-in-order',
    comment: `${module}: ${folders.join(' < ')}; an aggregate imports only lower ones, and of the module's own files only its texts.`,
    severity: 'error',
    from: { path: `${modules}${module}/${folder}/`, pathNot: [spec] },
    to: {
      path: [
        `${modules}${module}/(?!${module}[.]texts[.]ts$)[^/]+[.]ts$`,
        ...folders.slice(index + 1).map((higher) => `${modules}${module}/${higher}/(?!.*[.]events[.]ts$)`),
      ],
    },
  })),
);

/**
 * What the web apps may take from the contracts as values: files that carry no zod, so that no schema slips into a
 * first load. Everything else they import as types; a form loads its schema together with itself, by `import()`.
 */
const plainContracts =
  '^libs/contracts/src/(address|documents|first-lists|first-page|gif-limits|limits|[a-z]+/limits|money|realtime|live|[a-z]+/live|community/(board-icons|tickets|video-link)|consent/cookie|identity/default-avatar)[.]ts$';

/** The member app, each layer upon those before it; and the entities, each upon those before it. */
const webLayers = ['lib', 'ui', 'entities', 'features', 'routes'];
const webEntities = ['media', 'quizzes', 'members', 'boards', 'posts'];
const member = '^apps/member-web/src/';

/** One rule for each but the last: it imports nothing of what is built upon it. */
const inOrder = (folder, names, nameOf, comment, exception = {}) =>
  names.slice(0, -1).map((name, at) => ({
    name: nameOf(name),
    comment,
    severity: 'error',
    from: { path: `${folder}${name}/`, pathNot: exception[name] ?? [] },
    to: { path: `${folder}(${names.slice(at + 1).join('|')})/` },
  }));

module.exports = {
  forbidden: [
    {
      name: 'module-only-through-index',
      comment: "A module reaches another one only through that one's index.ts.",
      severity: 'error',
      from: { path: `${modules}([^/]+)/` },
      to: { path: `${modules}[^/]+/`, pathNot: [`${modules}$1/`, `${modules}[^/]+/index[.]ts$`] },
    },
    {
      name: 'shell-sees-only-index-and-wiring',
      comment:
        'What lies around the modules (main, web, the demo) imports their index.ts, and their *.module.ts to wire them.',
      severity: 'error',
      from: { path: '^apps/api/(src|demo)/', pathNot: [modules, spec] },
      to: { path: `${modules}[^/]+/`, pathNot: [`${modules}[^/]+/(index|[^/]+[.]module)[.]ts$`] },
    },
    ...aggregatesInOrder,
    {
      name: 'platform-below-modules',
      comment:
        'The platform knows no module, nor what stands above them: a module registers what it contributes, and fills the ports.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/' },
      to: { path: '^apps/api/(src|demo)/', pathNot: ['^apps/api/src/platform/'] },
    },
    {
      name: 'demo-stays-outside',
      comment: 'The application is whole without the demo community, which only uses it.',
      severity: 'error',
      from: { path: '^(apps/api/src|libs)/' },
      to: { path: '^apps/api/demo/' },
    },
    {
      name: 'deciders-and-events-are-pure',
      comment:
        "Deciders, their rules and events know the kernel, zod, each other, the module's own constants and texts: no I/O, no framework.",
      severity: 'error',
      from: { path: `${modules}([^/]+)/.+[.](decider|rules|events)[.]ts$` },
      to: {
        path: '.',
        pathNot: [
          '^libs/kernel/src/',
          '(^|/)node_modules/zod/',
          `${modules}$1/.+[.](decider|rules|events|constants)[.]ts$`,
          `${modules}$1/(?:constants|[^/]+[.]texts)[.]ts$`,
          '^apps/api/src/platform/texts/platform[.]texts[.]ts$',
        ],
      },
    },
    {
      name: 'no-address-is-fetched',
      comment:
        'Nothing in the server makes requests to addresses, so that no member can have it make one (promise 36). Mail, files, ' +
        'jobs and the database have clients of their own, for servers that the operator names.',
      severity: 'error',
      from: {
        path: '^(apps/api|libs/kernel|libs/editor)/src/',
        // The virus scanner, too, is one that the operator names.
        pathNot: [
          spec,
          '^apps/api/src/platform/health/worker-health[.]ts$',
          '^apps/api/src/modules/media/scanning/clamav[.]scanner[.]ts$',
          // Links of members: one file sends, its caller checks each address, and the lookup that it leads to a public server.
          '^apps/api/src/modules/links/network/(link-transport|public-addresses)[.]ts$',
        ],
      },
      to: {
        path: '(^|/)node_modules/(undici|axios|got|node-fetch)/|^(http|https|http2|net|tls)$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'libs-never-import-apps',
      comment: 'The libraries are below the applications.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-stay-apart',
      comment: 'An application never imports another one: they meet in the contracts.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: ['^apps/$1/'] },
    },
    {
      name: 'contracts-import-only-zod',
      comment: 'The contracts are read by server and browser alike.',
      severity: 'error',
      from: { path: '^libs/contracts/src/', pathNot: [spec] },
      to: { path: '.', pathNot: ['^libs/contracts/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'kernel-knows-no-framework',
      comment: 'The kernel stands on pg, sql-template-tag, zod and Node alone.',
      severity: 'error',
      from: { path: '^libs/kernel/src/', pathNot: [spec] },
      to: {
        path: '.',
        pathNot: ['^libs/kernel/src/', '(^|/)node_modules/(pg|@types/pg|sql-template-tag|zod)/'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'features-stay-apart',
      comment: "The member app's features never import each other; what they share lies in entities/, ui/ and lib/.",
      severity: 'error',
      from: { path: '^apps/member-web/src/features/([^/]+)/' },
      to: { path: '^apps/member-web/src/features/', pathNot: ['^apps/member-web/src/features/$1/'] },
    },
    ...inOrder(
      member,
      webLayers,
      (layer) => `web-${layer}-knows-no-layer-above`,
      'routes → features → entities → ui → lib. A feature names its screens in its module.tsx alone (docs/adr/0038).',
      { features: [`${member}features/[^/]+/module[.]tsx$`] },
    ),
    ...inOrder(
      `${member}entities/`,
      webEntities,
      (entity) => `web-entities-of-${entity}-in-order`,
      'posts → boards → members → quizzes → media.',
    ),
    {
      name: 'web-takes-types-of-contracts',
      comment: 'Only types, and the values of the plain files; schemas by import().',
      severity: 'error',
      from: { path: '^apps/(member|admin)-web/src/', pathNot: [spec] },
      to: {
        path: '^libs/contracts/src/',
        pathNot: [plainContracts],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'plain-contracts-carry-no-schema',
      comment: 'Else the web apps would load zod with them.',
      severity: 'error',
      from: { path: plainContracts },
      to: { path: '.', pathNot: [plainContracts], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circular',
      comment: 'No cycles. Types alone may point back, since nothing is loaded for them.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that cannot be followed is one that no rule above can judge.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-next|coverage)/|^test/architecture/planted/' },
    // Imports of types too: "knows no framework" is about knowing, not about loading.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};

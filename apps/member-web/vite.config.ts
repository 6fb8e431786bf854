import { globSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type ProxyOptions } from 'vite';

const API = 'http://127.0.0.1:3000';

/** Posting goes to the same path as reading a conversation: only navigation by the browser belongs to the app. */
const unlessNavigation: ProxyOptions = {
  target: API,
  bypass: (request) =>
    request.method === 'GET' && request.headers.accept?.includes('text/html') ? '/index.html' : undefined,
};

/** The two faces that the first screen needs are asked for with the document, so that text does not change its shape. */
function preloadFonts(names: string[]): Plugin {
  return {
    name: 'lyceum-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && names.some((name) => file.includes(`${name}-`)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** The texts of every folder in one language. */
async function textsIn(language: string): Promise<object> {
  const files = globSync(`src/**/texts/{,first.}${language}.ts`, { cwd: import.meta.dirname }).sort();
  const all = files.map((file) => import(join(import.meta.dirname, file)) as Promise<{ default: object }>);
  return Object.assign({}, ...(await Promise.all(all)).map((texts) => texts.default));
}

/** The app's own words, for the console: there administrators put the community's in their place. */
function emitTexts(): Plugin {
  return {
    name: 'lyceum-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const [nl, en] = await Promise.all([textsIn('nl'), textsIn('en')]);
      this.emitFile({ type: 'asset', fileName: 'texts.json', source: JSON.stringify({ nl, en }) });
    },
  };
}

/**
 * Minifies what vite has minified twice more. That saves 1,600 bytes of the first load. The last turn saves 400, because terser finds
 * more in what it has written.
 */
function minifyAgain(): Plugin {
  return {
    name: 'lyceum-minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (let turn = 0; turn < 2; turn += 1) {
          const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 2 } });
          chunk.code = code!;
        }
      }
    },
  };
}

/**
 * The texts of the first screen in one file for each language, and all others in a second one: a file for each feature
 * would cost the first load its name, and every part of the app a request.
 */
const textsFile = (id: string): string | null => {
  const [, first, language] = /\/texts\/(first\.)?(en|nl)\.ts$/.exec(id) ?? [];
  return language ? `${first ? 'texts' : 'more-texts'}-${language}` : null;
};

/** Settings that both builds need, so that they name files and classes alike. */
const bothBuilds = {
  target: 'es2023',
  // The Content-Security-Policy names no data: source for fonts.
  assetsInlineLimit: 0,
};

/** Icons, and the parts of Mantine that menus, panels and forms consist of. */
const PIECES = /node_modules\/(?:@tabler\/icons-react\/dist\/esm\/icons|@mantine\/(?:core|hooks)\/esm|@floating-ui)\//;

const clientBuild: BuildEnvironmentOptions = {
  ...bothBuilds,
  // The server reads there which files a screen is going to ask for.
  manifest: 'manifest.json',
  // A part names its sheets alone, which must be there before it is drawn. The names of all the scripts that each part consists of weighed
  // two kilobytes of the first load; a browser finds them in the part, and those of the first screen the document names (docs/adr/0015).
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_file, files, { hostType }) =>
      hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
  },
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          { name: textsFile, debugName: 'texts' },
          // What every screen needs and a new version of the app rarely changes: kept by the browser's cache.
          {
            name: 'vendor',
            test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next(?!\/dist\/es\/Trans)|@mantine\/core\/esm\/(core|components\/(UnstyledButton|Button|ActionIcon|Loader|Transition))|@tabler\/icons-react\/dist\/esm\/createReactComponent)[/.]/,
          },
          // What every card and every conversation is drawn with: left alone each of its icons would be a file of its own.
          {
            name: 'topic',
            test: /member-web\/src\/(?:entities\/(?:posts\/topic\/Topic(?:Byline|Actions)|reactions\/(?:reaction-bar|keys))|features\/topic\/topic\.query)/,
          },
          // Shared by all routes; left alone it would fall into a dozen chunks of less than a kilobyte. With what a text and its
          // pictures are shown by, which feeds, conversations and letters share. Not what files, polls,
          // videos, forms and edits need: it comes with them.
          {
            name: 'lib',
            test: /icons\/Icon(?:ChevronLeft|LayoutList)\.|member-web\/src\/(?:.*\/texts\/index|lib\/(?!batched|file-size|first-message|forms\/|screen\/use-near-end|time\/zoned-time|copy-link|realtime\/(?:transport|authorise|reconnect|use-restart))|ui\/(?:RichText\.|state\/(?!LoadMore)|mentions\/mention-place)|features\/(?:topic\/use-opened|notifications\/use-seen-topic)|features\/feed\/(?:feed\.query|feed-choice|live\/live-feed\.store)\.|entities\/media\/(?:upload\/(?:use-post-draft|post-file)|show\/(?:PostMedia|shape))|entities\/(?:boards|posts\/cache)\/(?!texts\/(?:en|nl)|Unread|MarkRead|board-marks|posted-topic|put-on-top|use-delete-topic))|libs\/contracts\/src\/(?:address|first-page|limits|realtime|live|[a-z]+\/live|community\/tickets|identity\/default-avatar)\.ts/,
          },
          // What a form is checked by, with the library that does it: fetched when a form stands.
          {
            name: 'schemas',
            test: /node_modules\/zod\/|libs\/contracts\/src\/(?!community\/video-link|first-lists|[a-z]+\/limits|gif-limits)/,
          },
          // Those that the app starts with. In one file with all others, they would add 52 kB to the first load.
          { name: 'initial', tags: ['$initial'], test: PIECES },
          // What home, boards and every other feed consist of, which a conversation does without.
          {
            name: 'feed',
            test: /member-web\/src\/features\/feed\/(?:Feed|FeedBar|feed-tab|TopicCard|composer\/Composer|live\/NewTopics|live\/focus-first-card)\./,
          },
          // All others in one file, because each icon would be a request of its own. This group comes last: the groups above
          // take what a first screen needs.
          { name: 'pieces', test: PIECES, minShareCount: 2 },
        ],
      },
    },
  },
};

/** The app for the server, which renders the first screen with it (docs/adr/0085). It reads no package at run time. */
const serverBuild: BuildEnvironmentOptions = {
  ...bothBuilds,
  ssr: true,
  outDir: 'dist/server',
  emptyOutDir: false,
  copyPublicDir: false,
  rolldownOptions: {
    input: 'src/entry-server.tsx',
    // Not `.js`, because files of that name are compressed for browsers.
    output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
  },
};

export default defineConfig({
  builder: {
    // The client build empties the folder, so it comes first.
    async buildApp(builder) {
      await builder.build(builder.environments.client!);
      await builder.build(builder.environments.ssr!);
    },
  },
  environments: {
    client: { build: clientBuild },
    ssr: { build: serverBuild, resolve: { noExternal: true } },
  },
  plugins: [
    emitTexts(),
    minifyAgain(),
    react(),
    preloadFonts(['inter-latin-wght-normal', 'source-serif-4-latin-wght-normal']),
  ],
  server: {
    proxy: {
      '/api': API,
      '/likes': API,
      '/avatars': API,
      '/files': API,
      '/media': API,
      '/uploader': API,
      '/broadcasting': API,
      '^/app/': { target: API, ws: true },
      '/conversations': unlessNavigation,
    },
  },
});

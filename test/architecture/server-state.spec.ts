import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { MEMBER_APP, sources } from './web-sources.ts';

const BROWSER = join(__dirname, '../../libs/browser/src');
const ROOT = join(__dirname, '../..');

/**
 * State of modules that the server renders with (docs/adr/0085). It is the same for all visitors of a thread, so it must
 * never hold one visitor's data. By the reason why it cannot.
 */
const ALLOWED: Record<string, string[]> = {
  'Written by effects, events or clicks only, and none of those runs on the server.': [
    'apps/member-web/src/entities/members/presence/presence.store.ts all',
    'apps/member-web/src/entities/members/presence/presence.store.ts here',
    'apps/member-web/src/entities/members/presence/presence.store.ts watchers',
    'apps/member-web/src/entities/posts/cache/use-like.ts clicked',
    'apps/member-web/src/entities/posts/cache/use-like.ts stopShowing',
    'apps/member-web/src/features/events/today/today.ts watchers',
    'apps/member-web/src/features/feed/Feed.tsx isFirstScreen',
    'apps/member-web/src/features/feed/feed-choice.ts watchers',
    'apps/member-web/src/features/feed/live/live-feed.store.ts watchers',
    'apps/member-web/src/features/messages/sending/leaving.ts close',
    'apps/member-web/src/features/messages/sending/use-outbox.ts open',
    'apps/member-web/src/features/topic/comment-state/use-post-comment.ts nextKey',
    'apps/member-web/src/lib/drafts/draft-sync.ts drafts',
    'apps/member-web/src/lib/drafts/draft-sync.ts turns',
    'apps/member-web/src/lib/drafts/use-draft.ts fields',
    'apps/member-web/src/lib/forms/unsaved.ts forms',
    'apps/member-web/src/lib/keyboard/use-shortcuts.ts opening',
    'apps/member-web/src/lib/parts/lost-styles.ts lost',
    'apps/member-web/src/lib/realtime/connection.ts generation',
    'apps/member-web/src/lib/realtime/connection.ts isHeld',
    'apps/member-web/src/lib/realtime/connection.ts onRestored',
    'apps/member-web/src/lib/realtime/connection.ts onRevoked',
    'apps/member-web/src/lib/realtime/connection.ts state',
    'apps/member-web/src/lib/realtime/connection.ts timer',
    'apps/member-web/src/lib/realtime/connection.ts transport',
    'apps/member-web/src/lib/realtime/connection.ts wanted',
    'apps/member-web/src/lib/realtime/connection.ts watchers',
    'apps/member-web/src/lib/session/session.ts answeredTo',
    'apps/member-web/src/lib/time/clock.ts listeners',
    'apps/member-web/src/lib/time/clock.ts timer',
    'apps/member-web/src/lib/time/reader.ts watchers',
    'apps/member-web/src/lib/toast.ts drawing',
    'apps/member-web/src/ui/PageHeading.tsx announcedPath',
    'apps/member-web/src/ui/rich-text/fields.ts fields',
    'libs/browser/src/idempotency-keys.ts sent',
    'libs/browser/src/session-ended.ts watchers',
  ],
  'The server only empties it: `settle` at the first page of a feed.': [
    'apps/member-web/src/features/feed/live/live-feed.store.ts waiting',
  ],
  "The server reads the request's cookies instead (`visit().cookies`).": [
    'apps/member-web/src/features/feed/feed-choice.ts choice',
  ],
  "The server uses the request's own instead (`visit()`, `currentClient()`).": [
    'apps/member-web/src/lib/session/query-client.ts queryClient',
    'apps/member-web/src/lib/time/clock.ts now',
    'apps/member-web/src/lib/time/reader.ts zone',
  ],
  "A function that reads the request's visit.": ['apps/member-web/src/lib/visit.ts current'],
  'Routes, texts, code and formats, which are the same for everyone.': [
    'apps/member-web/src/entry-server.tsx { dataRoutes, query }',
    'apps/member-web/src/lib/i18n/texts.ts begin',
    'apps/member-web/src/lib/i18n/texts.ts spoken',
    'apps/member-web/src/lib/i18n/texts.ts wanted',
    'apps/member-web/src/lib/parts/ahead.ts { ahead, begin: fetchAhead }',
    'apps/member-web/src/ui/rich-text/load-editor.ts loaded',
    'apps/member-web/src/ui/rich-text/load-editor.ts loading',
    'libs/browser/src/time.ts formats',
  ],
  'Read from the document, which the server does not have. It stays empty.': [
    'libs/browser/src/first-answers.ts answers',
  ],
  'Set by requests that change something. The server sends none.': ['libs/browser/src/client.ts csrfToken'],
  'Set for a member whose input would be lost. The server starts with an empty cache.': [
    'libs/browser/src/session-ended.ts ended',
  ],
};

/** All files that render on the server: those that its entry imports, and the screens that its router loads. */
function rendered(): string[] {
  const all = sources(MEMBER_APP);
  const seen = new Set<string>();
  const visit = (path: string): void => {
    const source = all.get(path);
    if (!source || seen.has(path)) return;
    seen.add(path);
    for (const each of source.imports) visit(each);
    for (const { path: fetched } of source.fetches) if (fetched.includes('/routes/')) visit(fetched);
  };
  visit(join(MEMBER_APP, 'entry-server.tsx'));
  const ofBrowser = globSync('**/*.{ts,tsx}', { cwd: BROWSER }).filter((file) => !file.includes('.spec.'));
  return [...seen, ...ofBrowser.map((file) => join(BROWSER, file))];
}

const CHANGES = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|fill';
/** Stores and clients, but no contexts and themes, which components do not change. */
const CREATES = /^create(?!Context$|Theme$)\w+$|^(?:batched|once)$/;

/** Whether the file changes what the constant holds. */
const isChanged = (name: string, text: string): boolean =>
  new RegExp(`\\b${name}\\.(?:${CHANGES})\\(|\\b${name}(?:\\.\\w+|\\[[^\\]]+\\])\\s*(?:[?|&+-]{0,2}=)(?!=|>)`).test(
    text,
  );

/** The names of a file's variables that outlive a request and can change. */
export function stateIn(text: string, path = 'x.ts'): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList: { declarations, flags } }) =>
    declarations.flatMap(({ name, initializer }) => {
      const isConstant = (flags & ts.NodeFlags.Const) !== 0;
      const holds =
        initializer &&
        (ts.isNewExpression(initializer) ||
          ts.isArrayLiteralExpression(initializer) ||
          ts.isObjectLiteralExpression(initializer));
      const creates =
        initializer && ts.isCallExpression(initializer) && CREATES.test(initializer.expression.getText(file));
      const isState = !isConstant || creates || (holds && isChanged(name.getText(file), text));
      return isState ? [name.getText(file)] : [];
    }),
  );
}

describe('module state of what the server renders', () => {
  it('has a reason for each variable why it holds no visitor’s data', () => {
    const found = rendered().flatMap((path) =>
      stateIn(readFileSync(path, 'utf8'), path).map((name) => `${relative(ROOT, path)} ${name}`),
    );
    expect(found.sort()).toEqual(Object.values(ALLOWED).flat().sort());
  });

  it.each([
    ['let now = 0;', ['now']],
    ['const seen = new Map(); export const f = (a) => seen.set(a, 1);', ['seen']],
    ['const list = []; export const f = (a) => void list.push(a);', ['list']],
    ['const last = {}; export const f = (a) => { last.name = a; };', ['last']],
    ['const kept = {}; export const f = (a, b) => { kept[a] ??= b; };', ['kept']],
    ['export const client = createQueryClient();', ['client']],
    ['const KINDS = new Set(["a"]); export const f = (a) => KINDS.has(a);', []],
    ['const f = () => { let a = 0; return a; };', []],
  ])('is found in %s', (text, names) => expect(stateIn(text)).toEqual(names));
});

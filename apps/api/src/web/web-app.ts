import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIRST_PAGE, type Rendering } from '@lyceum/contracts/first-page';
import { drawnPath, structuredJson } from '../modules/discovery/index.ts';
import { pageAddress, plainPage } from './engines/plain-page.ts';
import type { FirstPage } from './first-page.ts';
import { escaped } from '../platform/http/html.ts';

export const MEMBER_APP = fileURLToPath(new URL('../../../member-web/dist', import.meta.url));
export const CONSOLE = fileURLToPath(new URL('../../../admin-web/dist', import.meta.url));

/** An entry of vite's manifest: the built file, its imports and style sheets. */
interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** The built document of an app, with the nonce that its style elements need. */
export async function documentOf(app: string, nonce: string): Promise<string> {
  const document = await readFile(join(app, 'index.html'), 'utf8');
  return inHead(document, `<meta name="csp-nonce" content="${nonce}" />`);
}

/** The member app's document for its first screen: head, data, the files to preload and, if rendered, its HTML. */
export async function memberDocument(
  page: FirstPage,
  nonce: string,
  publicUrl: string,
  rendered: Rendering | null,
): Promise<string> {
  const [document, manifest] = await Promise.all([
    documentOf(MEMBER_APP, nonce),
    readFile(join(MEMBER_APP, 'manifest.json'), 'utf8'),
  ]);
  const headed = inHead(
    withHead(document, page, publicUrl),
    filesOf(page, JSON.parse(manifest) as Manifest, document, rendered !== null),
  );
  // The app starts in the member's language and loads no other translations. The attribute also serves readers without
  // scripts.
  const { language } = page;
  const marked = page.logo ? headed.replace(ICON, () => `<link rel="icon" href="${escaped(page.logo)}" />`) : headed;
  const named = language
    ? marked.replace(/<html lang="\w+"/, `<html lang="${language}" data-language="${language}"`)
    : marked;
  // Uses a function as replacement, because a member's text may contain replacement patterns such as `$&`.
  const whole = withHtml(named, rendered).replace(/<noscript>.*?<\/noscript>/s, () =>
    plainPage(page, rendered !== null),
  );
  return whole.replace(
    '</body>',
    () => `  <script id="${FIRST_PAGE}" type="application/json">${page.json}</script>\n  </body>`,
  );
}

/** The icon of the browser tab, which a community's logo replaces. */
const ICON = /<link rel="icon"[^>]*>/;

const ROOT = '<div id="root"></div>';

/** Puts the rendered screen in its place, with the values that hydration must use too. */
const withHtml = (document: string, rendered: Rendering | null): string =>
  rendered
    ? document.replace(
        ROOT,
        () =>
          `<div id="root" data-now="${rendered.now}" data-locale="${escaped(rendered.locale)}">${rendered.html}</div>`,
      )
    : document;

const inHead = (document: string, lines: string): string =>
  document.replace('</head>', () => (lines ? `  ${lines}\n  </head>` : '</head>'));

const meta = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${escaped(content)}" />`;

/** The picture for previews of links, and whether it fills a large card. Without one, the community's icon. */
function pictureOf({ picture, drawn, isMissing }: FirstPage, publicUrl: string): { url: string; isLarge: boolean } {
  const path = isMissing ? null : picture || (drawn && drawnPath(drawn));
  if (!path) return { url: `${publicUrl}/icons/512.png`, isLarge: false };
  return { url: path.startsWith('/') ? publicUrl + path : path, isLarge: true };
}

function withHead(document: string, page: FirstPage, publicUrl: string): string {
  const {
    community,
    title,
    isArticle = false,
    isMissing = false,
    isUnlisted = false,
    isClosed,
    isGuest,
    structured,
  } = page;
  const [, own = ''] = /<meta name="description" content="([^"]*)"/.exec(document) ?? [];
  const description = page.description || own;
  const { number = 1, last = 1 } = page.plain ?? {};
  const url = publicUrl + pageAddress(page.path ?? '/', number);
  const picture = pictureOf(page, publicUrl);
  const lines = [
    ...(isMissing || isUnlisted || isClosed
      ? ['<meta name="robots" content="noindex" />']
      : [`<link rel="canonical" href="${escaped(url)}" />`]),
    ...(number > 1 ? [`<link rel="prev" href="${escaped(pageAddress(page.path ?? '/', number - 1))}" />`] : []),
    ...(number < last ? [`<link rel="next" href="${escaped(pageAddress(page.path ?? '/', number + 1))}" />`] : []),
    meta('site_name', community),
    meta('title', title ?? community),
    meta('description', description),
    meta('type', isArticle ? 'article' : 'website'),
    meta('url', url),
    meta('locale', page.language === 'nl' ? 'nl_NL' : 'en_GB'),
    meta('image', picture.url),
    `<link rel="stylesheet" media="print" href="/print.css" />`,
    `<meta name="twitter:card" content="${picture.isLarge ? 'summary_large_image' : 'summary'}" />`,
    ...(isClosed || isMissing ? [] : (page.feeds ?? [])).map(
      ({ type, path }) =>
        `<link rel="alternate" type="${type}" title="${escaped(title ?? community)}" href="${escaped(path)}" />`,
    ),
    ...(structured && isGuest && !isClosed && !isMissing
      ? [
          `<script type="application/ld+json">${structuredJson(structured(), { name: community, url: publicUrl })}</script>`,
        ]
      : []),
  ];
  const named = document
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title ? `${title} · ${community}` : community)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, begin: string) => begin + escaped(description));
  return inHead(named, lines.join('\n    '));
}

/** Preloads the screen's chunks and translations together with the entry, instead of after it has run. */
function filesOf({ screen, language }: FirstPage, manifest: Manifest, document: string, isRendered: boolean): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const take = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const sheet of chunk.css ?? []) styles.add(sheet);
    for (const imported of chunk.imports ?? []) take(imported);
  };
  if (screen) take(`src/routes/${screen}.tsx`);
  if (isRendered) take('src/hydrate.tsx');
  const words = Object.keys(manifest).find((name) => manifest[name]!.name === `texts-${language}`);
  if (words) take(words);
  const isNew = (file: string): boolean => !document.includes(`/${file}"`);
  return [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ');
}

import type { Operation, operationsByTag } from '@lyceum/contracts';
import { escaped } from '../platform/http/html.ts';

type Json = Record<string, unknown>;
type Content = Record<string, { schema: Json; example?: unknown }>;
interface Documented {
  description: string;
  parameters?: Json[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string }>;
}

/** A short description of a schema: its type, choices and bounds. */
function inWords(schema: Json = {}): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return choices.map(inWords).join(' or ');
  const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'default', 'format', 'pattern']
    .filter((bound) => schema[bound] !== undefined && Math.abs(Number(schema[bound]) || 0) < Number.MAX_SAFE_INTEGER)
    .map((bound) => `${bound} ${JSON.stringify(schema[bound])}`);
  return [schema.type ?? 'any', ...bounds].join(', ');
}

const row = (cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** Descriptions mark names with backticks. */
const marked = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function fields({ parameters = [], requestBody }: Documented): string {
  const bodies = Object.entries(requestBody?.content ?? {});
  const rows = [
    ...parameters.map(
      ({ name, in: place, required: must, schema }) => [name, place, must, inWords(schema as Json)] as const,
    ),
    ...bodies.flatMap(([type, { schema }]) => {
      const required = (schema.required as string[] | undefined) ?? [];
      const properties = Object.entries((schema.properties as Record<string, Json> | undefined) ?? {});
      const place = type.startsWith('multipart') ? 'form' : 'body';
      return properties.map(([name, field]) => [name, place, required.includes(name), inWords(field)] as const);
    }),
  ].map(([name, place, must, words]) =>
    row([`<code>${escaped(name)}</code>`, escaped(place), must ? 'required' : 'optional', escaped(words)]),
  );
  if (rows.length === 0) return '<p>Takes no fields.</p>';
  return `<table><thead><tr><th>Field</th><th>In</th><th></th><th>Shape</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function example({ requestBody }: Documented): string {
  const body = requestBody?.content['application/json']?.example;
  return body === undefined
    ? ''
    : `<p>A body that is accepted:</p><pre><code>${escaped(JSON.stringify(body, null, 2))}</code></pre>`;
}

function entry(name: string, operation: Operation, documented: Documented): string {
  const answers = Object.entries(documented.responses).map(([status, { description }]) =>
    row([`<code>${status}</code>`, escaped(description)]),
  );
  return `<details id="${escaped(name)}"><summary><span class="method">${operation.method}</span> <code>${escaped(
    operation.path,
  )}</code><span class="about">${escaped(operation.summary)}</span></summary><div class="inside"><p>${marked(
    documented.description,
  )}</p>${fields(documented)}${example(documented)}<table><thead><tr><th>Answer</th><th>Means</th></tr></thead><tbody>${answers.join(
    '',
  )}</tbody></table></div></details>`;
}

const anchorOf = (tag: string): string => `tag-${tag.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

/**
 * Builds the HTML page of the API at /api/docs from the contracts, grouped by tag. It is complete without scripts. A
 * script of its own adds the search.
 */
export function docsPage(
  tags: typeof operationsByTag,
  document: { paths: Record<string, Record<string, unknown>> },
): string {
  const entryOf = ([name, operation]: [string, Operation]): string =>
    entry(name, operation, document.paths[operation.path]![operation.method.toLowerCase()] as Documented);
  const links = tags.map(({ tag }) => `<li><a href="#${anchorOf(tag)}">${escaped(tag)}</a></li>`);
  const sections = tags.map(
    ({ tag, description, operations }) =>
      `<section id="${anchorOf(tag)}"><h2>${escaped(tag)}</h2><p>${escaped(description)}</p>${Object.entries(operations)
        .map(entryOf)
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Lyceum API</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs/style.css"><script src="/api/docs/search.js" defer></script></head><body><main><h1>Lyceum API</h1><p>The server checks requests against the same contracts. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p><p>Programs send <code>Authorization: Bearer …</code> with a token of <code>POST /api/v4/tokens</code>. Browsers log in with <code>POST /api/v4/auth/login</code>, and send the token of <code>GET /api/v4/auth/csrf</code> with each mutation as <code>X-CSRF-TOKEN</code>.</p><div id="search" role="search" hidden><label for="query">Search operations</label><input id="query" type="search" autocomplete="off" spellcheck="false"><p id="found" role="status"></p></div><nav aria-label="Tags"><ul>${links.join(
    '',
  )}</ul></nav>${sections.join('')}</main></body></html>`;
}

/** Hides operations that lack a word of the query, and tags without a match. The query is in the address. */
export const DOCS_SEARCH = `
const field = document.querySelector('#query');
const found = document.querySelector('#found');
const navigation = document.querySelector('nav');
const sections = [...document.querySelectorAll('section')].map((section) => ({
  section,
  operations: [...section.querySelectorAll('details')].map((element) => ({
    element,
    text: (element.id + ' ' + element.querySelector('summary').textContent + ' ' + section.querySelector('h2').textContent).toLowerCase(),
  })),
}));
function search() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let total = 0;
  for (const { section, operations } of sections) {
    let matches = 0;
    for (const { element, text } of operations) {
      const hit = words.every((word) => text.includes(word));
      element.hidden = !hit;
      if (hit) matches += 1;
    }
    section.hidden = matches === 0;
    total += matches;
  }
  navigation.hidden = words.length > 0;
  found.textContent = words.length === 0 ? '' : total === 1 ? '1 operation' : total + ' operations';
  const address = new URL(location.href);
  if (words.length > 0) address.searchParams.set('q', field.value);
  else address.searchParams.delete('q');
  history.replaceState(null, '', address);
}
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) {
    target.open = true;
    target.scrollIntoView();
  }
}
field.addEventListener('input', search);
addEventListener('hashchange', openTarget);
document.querySelector('#search').hidden = false;
field.value = new URL(location.href).searchParams.get('q') ?? '';
if (field.value) search();
openTarget();
`;

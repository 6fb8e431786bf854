import type { Operation } from '@lyceum/contracts';
import { escaped } from '../platform/http/html.ts';

type Json = Record<string, unknown>;
type Documented = { parameters?: Json[]; requestBody?: Json; responses: Record<string, { description: string }> };

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

function fields({ parameters = [], requestBody }: Documented): string {
  const bodies = Object.entries((requestBody?.content as Record<string, { schema: Json }> | undefined) ?? {});
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

function entry(name: string, operation: Operation, documented: Documented): string {
  const answers = Object.entries(documented.responses).map(([status, { description }]) =>
    row([`<code>${status}</code>`, escaped(description)]),
  );
  return `<details id="${escaped(name)}"><summary><span class="method">${operation.method}</span> <code>${escaped(
    operation.path,
  )}</code><span class="about">${escaped(operation.summary)}</span></summary><div class="inside"><p>For: ${escaped(
    operation.permission,
  )}.</p>${fields(documented)}<table><thead><tr><th>Answer</th><th>Means</th></tr></thead><tbody>${answers.join(
    '',
  )}</tbody></table></div></details>`;
}

/** Builds the HTML page of the API at /api/docs from the contracts. Plain HTML without scripts, grouped by module. */
export function docsPage(
  modules: readonly [module: string, operations: Record<string, Operation>][],
  document: { paths: Record<string, Record<string, unknown>> },
): string {
  const entryOf = ([name, operation]: [string, Operation]): string =>
    entry(name, operation, document.paths[operation.path]![operation.method.toLowerCase()] as Documented);
  const sections = modules.map(
    ([module, operations]) => `<h2>${module}</h2>${Object.entries(operations).map(entryOf).join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Lyceum API</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Lyceum API</h1><p>Every call, from the same contracts that the server checks requests against. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). A mutation carries the header <code>X-CSRF-TOKEN</code> with the token of <code>GET /api/v4/auth/csrf</code>.</p>${sections.join(
    '',
  )}</main></body></html>`;
}

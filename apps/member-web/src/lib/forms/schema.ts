import type { z } from 'zod';

// Otherwise zod tests `new Function`, which the Content-Security-Policy reports as a violation.
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };

export type Schema = z.ZodType<unknown, unknown>;

/** Loads the schema of a request body. Schemas are never part of the first load. */
export type LoadSchema<S extends Schema> = () => Promise<S>;

export interface Issue {
  code?: string;
  path: PropertyKey[];
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
  /** Type of the value: `string`, `number` or `array`. */
  origin?: string;
  /** False if the bound itself is invalid. */
  inclusive?: boolean;
  expected?: string;
  /** The invalid value, which zod does not include. */
  given?: unknown;
}

const at = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((part, name) => (part as Record<PropertyKey, unknown> | null | undefined)?.[name], values);

/** The first issue per path. Empty if the schema fails to load, because the server validates as well. */
export async function issuesOf(load: LoadSchema<Schema>, values: unknown): Promise<Map<string, Issue>> {
  const schema = await load().catch(() => null);
  const issues: Issue[] = schema?.safeParse(values).error?.issues ?? [];
  const first = new Map<string, Issue>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!first.has(path)) first.set(path, { ...issue, given: at(values, issue.path) });
  }
  return first;
}

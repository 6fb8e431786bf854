import type { z } from 'zod';

// Else it would try whether it may make code out of text, which the Content-Security-Policy reports as a breach.
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };

export type Schema = z.ZodType<unknown, unknown>;

/** Values that a schema takes; what is fetched is the schema of the operation's body, and never part of the first load. */
export type LoadSchema<S extends Schema> = () => Promise<S>;

export interface Issue {
  code?: string;
  path: PropertyKey[];
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
  /** What is too small or too big: `string`, `number`, `array`. */
  origin?: string;
  /** False where the bound itself is wrong too. */
  inclusive?: boolean;
  expected?: string;
  /** What is there; zod does not say. */
  given?: unknown;
}

const at = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((part, name) => (part as Record<PropertyKey, unknown> | null | undefined)?.[name], values);

/** What is wrong with the values, the first of each path; nothing where the schema cannot be fetched: then the server says it. */
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

import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call an operation at all. What they may do to one record is decided by the module's policies. */
export type Permission = 'public' | 'member' | 'moderator' | 'admin';

/** The bytes of the largest bodies: what almost every operation takes, and those that take a long text, three bytes for each letter. */
export const BODY_BYTES = { usual: 256 * 1024, longText: 512 * 1024 } as const;

/** Every status an operation may refuse with; 419 is a missing or stale CSRF token (decisions 2). */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 419 | 422 | 429 | 503;

export type WhileImpersonating = 'allowed' | 'refused';

type Fields = z.ZodObject;

export interface Operation<
  M extends Method = Method,
  P extends string = string,
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Body extends Fields | undefined = Fields | undefined,
  Output extends z.ZodType = z.ZodType,
> {
  readonly method: M;
  /** As the specification prints it; parameters stand in braces: `/api/v3/topics/{id}`. */
  readonly path: P;
  readonly summary: string;
  readonly permission: Permission;
  /**
   * An administrator who sees the community as a member changes nothing in that member's name (part 1 §6, decisions 24):
   * what changes anything is refused, unless it says here that it is allowed; what only reads is allowed, unless it says not.
   */
  readonly whileImpersonating: WhileImpersonating;
  /** The lowest plan that has it (decisions 6), and the plugin that brings it: without, there is nothing at this address. */
  readonly plan: number;
  readonly plugin: string | null;
  /**
   * Whether a mutation has its effect once under an `Idempotency-Key`. The name is claimed with the events of its effect;
   * one that writes none, or whose answer is a secret that must not be kept, refuses a name instead of ignoring it.
   */
  readonly takesKey: boolean;
  /** For whoever sits in front of a browser: no token opens it. */
  readonly sessionOnly: boolean;
  /** Asked by mail programs, without a session or a page before it: a token in its address says all, so it needs no CSRF token. */
  readonly oneClick: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** In bytes; a larger body is refused before it is read (413). */
  readonly largestBody: number;
  /** The fields of a multipart form, for operations that take files instead of JSON; beside a body, either is taken. */
  readonly form?: Fields;
  readonly output: Output;
  readonly status: 200 | 201;
  readonly errors: readonly ErrorStatus[];
}

/**
 * Declares one operation of the API. Validation, OpenAPI, the typed client and the permission matrix all follow from it.
 * Errors that follow from the declaration itself (422 for input, 401 for a guest, 419 for a mutation) are added here.
 */
export function operation<
  const M extends Method,
  const P extends string,
  O extends z.ZodType,
  Pa extends Fields | undefined = undefined,
  Q extends Fields | undefined = undefined,
  B extends Fields | undefined = undefined,
>(declared: {
  method: M;
  path: P;
  summary: string;
  permission: Permission;
  whileImpersonating?: WhileImpersonating;
  plan?: number;
  plugin?: string | null;
  takesKey?: boolean;
  sessionOnly?: boolean;
  oneClick?: boolean;
  params?: Pa;
  query?: Q;
  body?: B;
  largestBody?: number;
  form?: Fields;
  output: O;
  status?: 200 | 201;
  errors?: readonly ErrorStatus[];
}): Operation<M, P, Pa, Q, B, O> {
  // Whoever asks too much is told so, everywhere.
  const implied: ErrorStatus[] = [429];
  if (declared.permission !== 'public') implied.push(401);
  const staffOnly = declared.permission === 'moderator' || declared.permission === 'admin';
  const { whileImpersonating = declared.method === 'GET' ? 'allowed' : 'refused' } = declared;
  if (staffOnly || whileImpersonating === 'refused' || declared.sessionOnly || declared.plan) implied.push(403);
  if (declared.method !== 'GET' && !declared.oneClick) implied.push(419);
  if (declared.method !== 'GET' || declared.params || declared.query) implied.push(422);
  const errors = [...new Set([...implied, ...(declared.errors ?? [])])].sort((a, b) => a - b);
  return {
    status: 200,
    largestBody: BODY_BYTES.usual,
    sessionOnly: false,
    oneClick: false,
    takesKey: declared.method !== 'GET',
    plan: 1,
    plugin: null,
    ...declared,
    whileImpersonating,
    params: declared.params as Pa,
    query: declared.query as Q,
    body: declared.body as B,
    errors,
  };
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a controller receives after validation. */
export interface InputOf<O extends Operation> {
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  body: Parsed<O['body']>;
}

/** What a caller has to give: only the parts that the operation has. */
export type RequestOf<O extends Operation> = (O['params'] extends Fields ? { params: Given<O['params']> } : unknown) &
  (O['query'] extends Fields ? { query?: Given<O['query']> } : unknown) &
  (O['body'] extends Fields ? { body: Given<O['body']> } : unknown);

export type OutputOf<O extends Operation> = z.output<O['output']>;

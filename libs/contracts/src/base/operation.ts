import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The role that an operation requires. The module's policies decide about the individual record. */
export type Permission = 'public' | 'member' | 'moderator' | 'admin';

/** Body limits in bytes: the default, and the limit for long texts at three bytes per letter. */
export const BODY_BYTES = { usual: 256 * 1024, longText: 512 * 1024 } as const;

/** The statuses with which an operation may refuse. 419 is a missing or stale CSRF token (decisions 2). */
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
  /** The path in the specification, with parameters in braces: `/api/v3/topics/{id}`. */
  readonly path: P;
  readonly summary: string;
  readonly permission: Permission;
  /**
   * Whether an administrator who acts as a member may use the operation (part 1 §6, decisions 24).
   * By default reads are allowed and mutations are refused, so that they change nothing in the member's name.
   */
  readonly whileImpersonating: WhileImpersonating;
  /** The lowest plan (decisions 6) and the plugin that offer the operation. Without them the address does not exist. */
  readonly plan: number;
  readonly plugin: string | null;
  /**
   * Whether a mutation accepts an `Idempotency-Key`. The key is stored in the transaction of its events.
   * An operation that writes no event, or returns a secret, refuses a key instead of ignoring it.
   */
  readonly takesKey: boolean;
  /** Only for a browser session. API tokens cannot call it. */
  readonly sessionOnly: boolean;
  /** Called by mail programs without a session. The token in the address is sufficient, so it needs no CSRF token. */
  readonly oneClick: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** A valid body for the documentation, if none can be derived from the schema. */
  readonly example?: object | undefined;
  /** In bytes. The server refuses a larger body with 413 before it reads it. */
  readonly largestBody: number;
  /** The fields of a multipart form, for operations that take files. If `body` is declared, too, either is accepted. */
  readonly form?: Fields;
  readonly output: Output;
  readonly status: 200 | 201;
  readonly errors: readonly ErrorStatus[];
}

/**
 * Declares one operation of the API. Validation, OpenAPI, the typed client and the permission matrix derive from it.
 * Adds the error statuses that the declaration implies: 422 for input, 401 for guests, 419 for mutations.
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
  example?: object;
  largestBody?: number;
  form?: Fields;
  output: O;
  status?: 200 | 201;
  errors?: readonly ErrorStatus[];
}): Operation<M, P, Pa, Q, B, O> {
  // The rate limit applies to every operation.
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

/** The validated input of a controller. */
export interface InputOf<O extends Operation> {
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  body: Parsed<O['body']>;
}

/** The arguments of a caller: only the parts that the operation has. */
export type RequestOf<O extends Operation> = (O['params'] extends Fields ? { params: Given<O['params']> } : unknown) &
  (O['query'] extends Fields ? { query?: Given<O['query']> } : unknown) &
  (O['body'] extends Fields ? { body: Given<O['body']> } : unknown);

export type OutputOf<O extends Operation> = z.output<O['output']>;

import { z } from 'zod';
import { exampleOf } from './example.ts';
import type { ErrorStatus, Operation } from './operation.ts';
import { errorBody } from './shared.ts';

const ERROR_TEXTS: Record<ErrorStatus, string> = {
  400: 'The request can’t be read.',
  401: 'Not logged in, or the token is not valid.',
  403: 'The caller may not do this.',
  404: 'Not found, or the caller may not see it.',
  409: 'The state has changed, or does not allow this.',
  413: 'The body is too large.',
  419: 'The CSRF token is missing or outdated.',
  422: 'A field is not valid. `errors` holds the texts by field.',
  429: 'Too many requests.',
  503: 'Unavailable for a moment. The same request may be sent again.',
};

const AUDIENCES: Record<Operation['permission'], string> = {
  public: 'Open to guests.',
  member: 'For members.',
  moderator: 'For moderators and administrators.',
  admin: 'For administrators.',
};

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'lyceum_session',
    description:
      'The session of a browser, from `POST /api/v4/auth/login`. Over HTTPS the cookie is named `__Host-lyceum`.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-TOKEN',
    description: 'The token from `GET /api/v4/auth/csrf`. Mutations without a bearer token need it.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API token from `POST /api/v4/tokens`, with the scopes `read`, `write` and `staff`. It needs no cookie and no CSRF token.',
  },
};

const HEADERS = {
  Position: {
    description: 'The position of the mutation in the log. Reads that send it as `X-Position` include the mutation.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds until the next request may be sent.', schema: { type: 'integer', minimum: 1 } },
};

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Within a day the same request under the same key has its effect once. The key belongs to the member, or to the guest’s browser.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** An operation with the tag of its module. */
export interface Documented {
  tag: string;
  operation: Operation;
}

export interface ApiDescription {
  version: string;
  /** The address of the installation. */
  url: string;
  tags: readonly { name: string; description: string }[];
  operations: Record<string, Documented>;
  /** Names of schemas for `components.schemas`. */
  names: ReadonlyMap<z.ZodType, string>;
}

type Json = Record<string, unknown>;

const inputSchema = (schema: z.ZodType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
};

/** Converts answers. Named schemas go into `components.schemas` once, and answers refer to them. */
class AnswerSchemas {
  readonly components: Json = {};
  private readonly metadata = z.registry<{ id?: string | undefined }>();

  constructor(names: ReadonlyMap<z.ZodType, string>) {
    // Keeps descriptions of the global registry, which the other registry would hide.
    this.metadata.get = ((schema: z.ZodType) => {
      const id = names.get(schema);
      return id ? { ...z.globalRegistry.get(schema), id } : z.globalRegistry.get(schema);
    }) as typeof this.metadata.get;
  }

  /** @throws {Error} if a recursive schema has no name, because references to it would lead nowhere */
  of(schema: z.ZodType): Json {
    const converted = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', metadata: this.metadata });
    const text = JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $schema: _, $defs = {}, ...json } = JSON.parse(text) as Json & { $defs?: Record<string, Json> };
    for (const [name, { id: _id, ...named }] of Object.entries($defs)) {
      if (name.startsWith('__')) throw new Error('A recursive schema needs an exported name');
      this.components[name] = named;
    }
    return json;
  }
}

const isMutation = ({ method }: Operation): boolean => method !== 'GET';

function parameters(operation: Operation) {
  const of = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const json = inputSchema(schema) as { properties?: Record<string, object>; required?: string[] };
    return Object.entries(json.properties ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || (json.required ?? []).includes(name),
      schema: field,
    }));
  };
  return [...of(operation.params, 'path'), ...of(operation.query, 'query'), ...(operation.takesKey ? [KEY] : [])];
}

/** An example body that the operation accepts, or undefined if none can be derived from its schema. */
export function exampleBody({ body, example }: Operation): unknown {
  if (!body) return undefined;
  const candidate = example ?? exampleOf(inputSchema(body));
  return body.safeParse(candidate).success ? candidate : undefined;
}

function requestBody(operation: Operation) {
  const { body, form } = operation;
  if (!body && !form) return {};
  const example = exampleBody(operation);
  const json = body && { schema: inputSchema(body), ...(example === undefined ? {} : { example }) };
  const content = {
    ...(json && { 'application/json': json }),
    ...(form && { 'multipart/form-data': { schema: inputSchema(form) } }),
  };
  return { requestBody: { required: true, content } };
}

function security(operation: Operation): Record<string, string[]>[] {
  const guest: Record<string, string[]> = isMutation(operation) && !operation.oneClick ? { csrf: [] } : {};
  const browser = { session: [], ...guest };
  return [
    ...(operation.permission === 'public' ? [guest] : []),
    browser,
    ...(operation.sessionOnly ? [] : [{ token: [] }]),
  ];
}

function scopeOf(operation: Operation): string {
  if (operation.permission === 'moderator' || operation.permission === 'admin') return 'staff';
  return isMutation(operation) ? 'write' : 'read';
}

function description(operation: Operation): string {
  const { permission, sessionOnly, plugin, plan, takesKey } = operation;
  return [
    AUDIENCES[permission],
    sessionOnly ? 'API tokens can’t call it.' : `An API token needs the scope \`${scopeOf(operation)}\`.`,
    plugin && `Exists if the plugin \`${plugin}\` is on.`,
    plan > 1 && `Exists from plan ${plan}.`,
    isMutation(operation) && !takesKey && 'Refuses an `Idempotency-Key`.',
  ]
    .filter(Boolean)
    .join(' ');
}

function describe(name: string, { tag, operation }: Documented, answers: AnswerSchemas) {
  const refusals = operation.errors.map((status) => [
    String(status),
    {
      description: ERROR_TEXTS[status],
      ...(status === 429 && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return {
    operationId: name,
    tags: [tag],
    summary: operation.summary,
    description: description(operation),
    'x-permission': operation.permission,
    security: security(operation),
    parameters: parameters(operation),
    ...requestBody(operation),
    responses: {
      [operation.status]: {
        description: 'Done.',
        ...(isMutation(operation) && { headers: { 'X-Position': { $ref: '#/components/headers/Position' } } }),
        content: { 'application/json': { schema: answers.of(operation.output) } },
      },
      ...Object.fromEntries(refusals),
    },
  };
}

/** Builds the OpenAPI 3.1 document. */
export function openApi({ version, url, tags, operations, names }: ApiDescription) {
  const answers = new AnswerSchemas(names);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, documented] of Object.entries(operations)) {
    const { path, method } = documented.operation;
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = describe(name, documented, answers);
  }
  answers.of(errorBody);
  const { Error: error, ...schemas } = answers.components;
  const examples = [{ message: 'The title is missing.', errors: { title: ['Title is required'] } }];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lyceum',
      version,
      description:
        'Every operation of the community. The server checks requests against the same contracts. Programs send an API token. Browsers have a session and a CSRF token.',
    },
    servers: [{ url, description: 'This community' }],
    tags,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: HEADERS,
      schemas: { Error: { ...(error as Json), examples }, ...sorted(schemas) },
    },
    paths,
  };
}

const sorted = (schemas: Json): Json =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));

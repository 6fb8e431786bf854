import { z } from 'zod';
import type { ErrorStatus, Operation } from './operation.ts';
import { errorBody } from './shared.ts';

const ERROR_TEXTS: Record<ErrorStatus, string> = {
  400: 'The request cannot be read',
  401: 'Nobody is signed in',
  403: 'The member may not do this',
  404: 'No such record, or none that the viewer may know of',
  409: 'The state has changed, or does not allow this',
  413: 'The body is too large',
  419: 'The CSRF token is missing or stale',
  422: 'A field is not valid; `errors` holds the texts by field',
  429: 'Too many attempts',
  503: 'Unavailable for the moment; the same request may be sent again',
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Within a day the same request under the same name has its effect once. It belongs to the member, or to the guest’s browser.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function parameters(operation: Operation) {
  const of = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const json = schemaOf(schema, 'input') as { properties?: Record<string, object>; required?: string[] };
    return Object.entries(json.properties ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || (json.required ?? []).includes(name),
      schema: field,
    }));
  };
  return [...of(operation.params, 'path'), ...of(operation.query, 'query'), ...(operation.takesKey ? [KEY] : [])];
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } });

function requestBody({ body, form }: Operation) {
  if (!body && !form) return {};
  const content = {
    ...(body && jsonContent(schemaOf(body, 'input'))),
    ...(form && { 'multipart/form-data': { schema: schemaOf(form, 'input') } }),
  };
  return { requestBody: { required: true, content } };
}

function describe(name: string, operation: Operation) {
  const refusals = operation.errors.map((status) => [
    String(status),
    { description: ERROR_TEXTS[status], content: jsonContent({ $ref: '#/components/schemas/Error' }) },
  ]);
  return {
    operationId: name,
    summary: operation.summary,
    'x-permission': operation.permission,
    parameters: parameters(operation),
    ...requestBody(operation),
    responses: {
      [operation.status]: { description: 'Done', content: jsonContent(schemaOf(operation.output, 'output')) },
      ...Object.fromEntries(refusals),
    },
  };
}

/** Builds the OpenAPI 3.1 document of the given operations. */
export function openApi(operations: Record<string, Operation>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, operation] of Object.entries(operations)) {
    paths[operation.path] ??= {};
    paths[operation.path]![operation.method.toLowerCase()] = describe(name, operation);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lyceum', version, description: 'Every call of the community, as its contracts declare it.' },
    components: { schemas: { Error: schemaOf(errorBody, 'output') } },
    paths,
  };
}

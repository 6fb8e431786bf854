import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { type InputOf, type Operation, PAGE_SIZES, type Wrong } from '@lyceum/contracts';
import { type AsyncProjection, Refusal, type Message } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { IdempotencyInterceptor, RefusesKey } from './idempotency.ts';
import { fieldTextsIn } from '../texts/field-texts.ts';
import { languageOf } from '../texts/texts.ts';
import { platformText } from '../texts/platform.texts.ts';

const OPERATION = 'lyceum:operation';
const UNASKED = 'lyceum:unasked';
const WAITS_FOR = 'lyceum:waits-for';

/**
 * Binds a controller's method to a contract: method, path and status follow from it, and the guard reads its permission.
 * The answer is read from the rows of the projections that it `waitsFor`: a member who has just written waits for those.
 */
export const Handles = (operation: Operation, waitsFor: readonly AsyncProjection[] = []): MethodDecorator =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[operation.method], path: operation.path.replace(/\{(\w+)\}/g, ':$1') }),
    HttpCode(operation.status),
    SetMetadata(OPERATION, operation),
    SetMetadata(WAITS_FOR, waitsFor),
    ...(operation.method === 'GET' ? [] : [UseInterceptors(operation.takesKey ? IdempotencyInterceptor : RefusesKey)]),
  );

/** On a controller that answers everybody alike: nobody's session or token is looked at. */
export const AnswersAll = (): ClassDecorator => SetMetadata(UNASKED, true);

export const answersAll = (context: ExecutionContext): boolean => Reflect.hasMetadata(UNASKED, context.getClass());

export const operationOf = (context: ExecutionContext): Operation | undefined =>
  Reflect.getMetadata(OPERATION, context.getHandler()) as Operation | undefined;

export const projectionsOf = (context: ExecutionContext): readonly AsyncProjection[] =>
  (Reflect.getMetadata(WAITS_FOR, context.getHandler()) as readonly AsyncProjection[] | undefined) ?? [];

/** A contract that has values to tell names a text of the server; the others say their English, or nothing (`fieldTextsIn`). */
const messageOf = (issue: z.core.$ZodIssue): Message =>
  issue.code === 'custom' && issue.params
    ? platformText(issue.message as Wrong['text'], issue.params as never)
    : issue.message;

function textsByField(issues: readonly z.core.$ZodIssue[]): Record<string, Message[]> {
  const errors: Record<string, Message[]> = {};
  for (const issue of issues) (errors[issue.path.join('.') || 'body'] ??= []).push(messageOf(issue));
  return errors;
}

/** Fields of one line, by their names, in whatever operation: in mails, lists and calendars a break would begin another line. */
const ONE_LINE = /(?:^|_)(?:title|name|firstname|lastname|subject)$/;
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** NUL and halves of a surrogate pair: no text in PostgreSQL, and in no text that somebody has typed. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

function refuseUnstorable(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string' && UNSTORABLE.test(value)) {
    throw Refusal.invalid(path.join('.') || 'body', platformText('body.sign'));
  }
  if (typeof value === 'string' && ONE_LINE.test(path.at(-1) ?? '') && LINE_BREAK.test(value)) {
    throw Refusal.invalid(path.join('.'), platformText('body.line'));
  }
  if (value === null || typeof value !== 'object') return;
  for (const [name, part] of Object.entries(value)) {
    // The names of a free record are kept too.
    refuseUnstorable(name, path);
    refuseUnstorable(part, [...path, name]);
  }
}

function parsed<S extends z.ZodType>(
  schema: S | undefined,
  given: unknown,
  request: FastifyRequest,
): z.output<S> | undefined {
  if (!schema) return undefined;
  const result = schema.safeParse(given ?? {});
  if (result.success) {
    refuseUnstorable(result.data);
    return result.data;
  }
  // Once more for the words: most requests need none.
  const { error = result.error } = schema.safeParse(given ?? {}, fieldTextsIn(languageOf(request)));
  const errors = textsByField(error.issues);
  throw new Refusal('invalid', Object.values(errors)[0]?.[0] ?? platformText('body.invalid'), errors);
}

/** What an empty query means to an operation: found out once, since most requests have none. */
const unasked = new WeakMap<z.ZodType, Record<string, unknown>>();

function queryOf({ query }: Operation, request: FastifyRequest): Record<string, unknown> | undefined {
  if (!query || Object.keys((request.query ?? {}) as object).length > 0) {
    return parsed(query, withPageSize(query, request.query), request);
  }
  const known = unasked.get(query) ?? parsed(query, {}, request)!;
  unasked.set(query, known);
  return { ...known };
}

/**
 * Decisions 3: a query parameter that an operation does not know is refused, never ignored: an answer that is not narrowed would look as if
 * it were. What mail programs and payment providers call may carry parameters of theirs.
 */
export function refuseUnknownParameters({ query: schema, oneClick }: Operation, query: unknown): void {
  if (oneClick) return;
  const shape = schema?.shape ?? {};
  const hasPageSize = PAGE_SIZES.some((word) => word in shape);
  const isKnown = (name: string): boolean =>
    Object.hasOwn(shape, name) || (hasPageSize && (PAGE_SIZES as readonly string[]).includes(name));
  const unknown = Object.keys((query ?? {}) as object).find((name) => !isKnown(name));
  if (unknown !== undefined) throw Refusal.invalid(unknown, platformText('query.unknown', { name: unknown }));
}

/** Decisions 3: `size`, `limit` and `per_page` are one word, whichever of them a list declares. */
function withPageSize(schema: z.ZodObject | undefined, query: unknown): unknown {
  const own = PAGE_SIZES.find((word) => word in (schema?.shape ?? {}));
  const given = (query ?? {}) as Record<string, unknown>;
  const asked = PAGE_SIZES.filter((word) => given[word] !== undefined);
  if (own === undefined || asked.length === 0) return query;
  if (asked.length > 1) throw Refusal.invalid(asked[1]!, platformText('list.synonyms', { words: asked.join(' and ') }));
  return { ...given, [own]: given[asked[0]!] };
}

/** Where an operation takes a form or a body, its controller reads the form itself. */
const isForm = ({ form }: Operation, request: FastifyRequest): boolean => form !== undefined && request.isMultipart();

/** The request's parameters, query and body, as the operation's contract understands them; 422 otherwise. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext): InputOf<Operation> => {
  const operation = operationOf(context);
  if (!operation) throw new Error('@Input stands beside no @Handles');
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    params: parsed(operation.params, request.params, request),
    query: queryOf(operation, request),
    body: isForm(operation, request) ? undefined : parsed(operation.body, request.body, request),
  };
});

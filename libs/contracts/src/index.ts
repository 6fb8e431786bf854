import { byModule, gather } from './base/gather.ts';
import * as modules from './modules.ts';
import type { Operation } from './base/operation.ts';

/** All operations of the API by name. OpenAPI, the permission matrix and the coverage list iterate over them. */
export const operations = gather(modules);

/** All operations by module. */
export const operationsByModule: [module: string, operations: Record<string, Operation>][] = byModule(modules);

type All = (typeof operations)[keyof typeof operations];

/** All operations by `METHOD /path`, as the typed client names them. */
export type Routes = { [O in All as `${O['method']} ${O['path']}`]: O };

export * from './modules.ts';
export { BODY_BYTES } from './base/operation.ts';
export type { InputOf, Method, Operation, OutputOf, Permission, RequestOf } from './base/operation.ts';
export * as broadcasting from './broadcasting.ts';
export { exampleBody } from './base/openapi.ts';
export { apiDocument, operationsByTag } from './documentation.ts';
export { type Condition, conditionsOf, PAGE_SIZES, type Sort, type Wrong } from './base/query-words.ts';
export type { ErrorBody, ListMeta } from './base/shared.ts';
export { errorBody } from './base/shared.ts';

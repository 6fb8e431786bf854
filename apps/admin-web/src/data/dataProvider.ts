import type { GetListParams, Identifier } from 'react-admin';
import { commands } from './commands.ts';
import { wordsOf } from './filters.ts';
import { answered, done } from './errors.ts';
import { resourceOf } from '../resources.ts';
import type { Filled } from './resource.ts';
import type { ConsoleDataProvider } from './types.ts';

const queryOf = ({ pagination, sort, filter }: Partial<GetListParams>) => ({
  page: pagination?.page ?? 1,
  per_page: pagination?.perPage ?? 25,
  ...wordsOf((filter as Filled | undefined) ?? {}),
  order_by: sort ? `${sort.field}:${sort.order.toLowerCase()}` : undefined,
});

function unsupported(): Promise<never> {
  return Promise.reject(new Error('The console changes records by commands alone.'));
}

function readOf(resource: string) {
  const read = resourceOf(resource)?.read;
  if (!read) throw new Error(`The console reads no resource "${resource}".`);
  return read;
}

const oneOf = (resource: string, id: Identifier, signal?: AbortSignal) =>
  answered(readOf(resource).one(Number(id), signal));

/**
 * Adapter from react-admin's data provider to the API contracts. react-admin's generic records cannot express the type
 * of a resource. The adapter casts once, and each screen names its type.
 */
const records = {
  supportAbortSignal: true,

  async getList(resource: string, params: GetListParams & { signal?: AbortSignal }) {
    const { list } = readOf(resource);
    if (!list) return unsupported();
    const { data, meta } = await answered(list(queryOf(params), params.signal));
    return { data, total: meta.total, meta: { totalCapped: meta.total_capped ?? false } };
  },

  getOne: (resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => oneOf(resource, id, signal),

  /** Loads each record separately, because the contract has no list by ids. The console only refers to a few boards. */
  async getMany(resource: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) {
    const answers = await Promise.all(ids.map((id) => oneOf(resource, id, signal)));
    return { data: answers.map(({ data }) => data) };
  },

  create: async (resource: string, { data }: { data: Filled }) =>
    done(await answered(resourceOf(resource)?.form?.create?.(data) ?? unsupported())),

  update: async (
    resource: string,
    params: { id: Identifier; data: Filled; previousData?: Filled & { version?: number } },
  ) => {
    const written = resourceOf(resource)?.form?.update?.(Number(params.id), params.data, params.previousData);
    return done(await answered(written ?? unsupported()));
  },

  getManyReference: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
};

export const dataProvider = { ...records, ...commands } as unknown as ConsoleDataProvider;

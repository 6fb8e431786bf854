import { api } from '@lyceum/contracts/client';
import type { GetListParams, Identifier } from 'react-admin';
import { endpointsOf } from './endpoints.ts';
import { answered } from './errors.ts';
import type { ConsoleDataProvider } from './types.ts';

type BoardBody = Parameters<typeof api<'POST /api/v4/admin/boards'>>[1]['body'];

const queryOf = ({ pagination, sort, filter }: Partial<GetListParams>) => ({
  page: pagination?.page ?? 1,
  per_page: pagination?.perPage ?? 25,
  q: (filter as { q?: string } | undefined)?.q || undefined,
  order_by: sort ? `${sort.field}:${sort.order.toLowerCase()}` : undefined,
});

/** A command, never a record with everything that was read: only what the form was for. */
const boardBody = (board: Partial<BoardBody>): BoardBody => ({
  name: board.name ?? '',
  description: board.description ?? '',
  color: board.color ?? '',
  icon: board.icon,
  subgroup_id: board.subgroup_id ?? null,
  index: board.index ?? 0,
  read_by: board.read_by ?? 'member',
  write_by: board.write_by ?? 'member',
  reason: board.reason?.trim() || undefined,
});

function unsupported(): Promise<never> {
  return Promise.reject(new Error('The console changes records by commands alone.'));
}

function onlyBoards(resource: string): void {
  if (resource !== 'boards') throw new Error(`${resource} are not written by forms.`);
}

const oneOf = (resource: string, id: Identifier, signal?: AbortSignal) =>
  answered(endpointsOf(resource).one(Number(id), signal));

/**
 * The bridge from react-admin to the contracts. Its generic records cannot name a resource's type: the answers are cast
 * once here, and every screen names the type that it reads.
 */
const records = {
  supportAbortSignal: true,

  async getList(resource: string, params: GetListParams & { signal?: AbortSignal }) {
    const { data, meta } = await answered(endpointsOf(resource).list(queryOf(params), params.signal));
    return { data, total: meta.total, meta: { totalCapped: meta.total_capped ?? false } };
  },

  getOne: (resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => oneOf(resource, id, signal),

  /** The contract has no list by ids; what the console refers to is a handful of boards. */
  async getMany(resource: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) {
    const answers = await Promise.all(ids.map((id) => oneOf(resource, id, signal)));
    return { data: answers.map(({ data }) => data) };
  },

  async create(resource: string, { data }: { data: Partial<BoardBody> }) {
    onlyBoards(resource);
    return answered(api('POST /api/v4/admin/boards', { body: boardBody(data) }));
  },

  async update(
    resource: string,
    params: { id: Identifier; data: Partial<BoardBody>; previousData?: { version?: number } },
  ) {
    onlyBoards(resource);
    const { id, data, previousData } = params;
    const body = { ...boardBody(data), version: previousData?.version };
    return answered(api('PUT /api/v4/admin/boards/{id}', { params: { id: Number(id) }, body }));
  },

  getManyReference: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
};

const commands: Pick<ConsoleDataProvider, 'history' | 'closeTopic' | 'reopenTopic' | 'changeRole'> = {
  history: (kind, id) => answered(api('GET /api/v4/admin/history/{kind}/{id}', { params: { kind, id } })),
  closeTopic: ({ id, reason }) => answered(api('POST /api/v4/topics/{id}/close', { params: { id }, body: { reason } })),
  reopenTopic: ({ id, reason }) =>
    answered(api('POST /api/v4/topics/{id}/reopen', { params: { id }, body: { reason } })),
  changeRole: ({ id, role, reason }) =>
    answered(api('POST /api/v4/admin/members/{id}/role', { params: { id }, body: { role, reason } })),
};

export const dataProvider = { ...records, ...commands } as unknown as ConsoleDataProvider;

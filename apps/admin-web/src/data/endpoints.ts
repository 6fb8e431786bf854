import type { ListMeta } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';

interface Query {
  page: number;
  per_page: number;
  q?: string;
  where?: string[];
  where_has?: string[];
  order_by?: string;
}

type Signal = AbortSignal | undefined;

interface Endpoints {
  /** Absent where there is only one. */
  list?: (query: Query, signal: Signal) => Promise<{ data: { id: number }[]; meta: ListMeta }>;
  one: (id: number, signal: Signal) => Promise<{ data: { id: number } }>;
}

/** The settings have no number in their address; their history has this one. */
export const SETTINGS_ID = 1;

/** Where each resource is read. A new resource of the console is one more entry here. */
export const endpoints = {
  boards: {
    list: (query: Query, signal: Signal) => api('GET /api/v4/admin/boards', { query, signal }),
    one: (id: number, signal: Signal) => api('GET /api/v4/admin/boards/{id}', { params: { id }, signal }),
  },
  members: {
    list: (query: Query, signal: Signal) => api('GET /api/v4/admin/members', { query, signal }),
    one: (id: number, signal: Signal) => api('GET /api/v4/admin/members/{id}', { params: { id }, signal }),
  },
  levels: {
    list: (_: Query, signal: Signal) => api('GET /api/v4/admin/levels', { signal }),
    one: (id: number, signal: Signal) => api('GET /api/v4/admin/levels/{id}', { params: { id }, signal }),
  },
  mails: {
    list: (query: Query, signal: Signal) => api('GET /api/v4/admin/mails', { query, signal }),
    one: (id: number, signal: Signal) => api('GET /api/v4/admin/mails/{id}', { params: { id }, signal }),
  },
  topics: {
    list: (query: Query, signal: Signal) => api('GET /api/v4/admin/topics', { query, signal }),
    one: (id: number, signal: Signal) => api('GET /api/v4/admin/topics/{id}', { params: { id }, signal }),
  },
  comments: {
    list: (query: Query, signal: Signal) => api('GET /api/v4/admin/comments', { query, signal }),
    one: (id: number, signal: Signal) => api('GET /api/v4/admin/comments/{id}', { params: { id }, signal }),
  },
  settings: {
    one: async (id: number, signal: Signal) => {
      const { data } = await api('GET /api/v4/admin/settings', { signal });
      return { data: { ...data, id } };
    },
  },
} satisfies Record<string, Endpoints>;

export type ResourceName = keyof typeof endpoints;

export function endpointsOf(resource: string): Endpoints {
  if (!Object.hasOwn(endpoints, resource)) throw new Error(`The console has no resource "${resource}".`);
  return endpoints[resource as ResourceName];
}

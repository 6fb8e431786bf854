import type { Routes } from './index.ts';
import type { RequestOf } from './base/operation.ts';

/** What an operation is asked, beside its name. */
export type PartsOf<K extends keyof Routes> = RequestOf<Routes[K]>;

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown> };

/** The address of one operation, named as its contract names it; parts that are not there are left out. */
export function addressOf<K extends keyof Routes & string>(route: K, parts?: PartsOf<K>): string {
  const path = route.slice(route.indexOf(' ') + 1);
  const { params = {}, query = {} } = (parts ?? {}) as Parts;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each != null) search.append(name, String(each));
  }
  return search.size ? `${filled}?${search}` : filled;
}

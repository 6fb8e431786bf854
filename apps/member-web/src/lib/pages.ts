import type { InfiniteData } from '@tanstack/react-query';
import type { OutputOf, Routes } from '@lyceum/contracts';

/** All lists share this metadata. */
type ListMeta = OutputOf<Routes['GET /api/v3/topics']>['meta'];

/** A cached list: its pages, each with the next cursor. */
export type Pages<T> = InfiniteData<{ data: T[]; meta: ListMeta }>;

/** All items of all pages without duplicates, because an item can move between two requests. */
export function itemsOf<T extends { id: number }>(pages: Pages<T> | undefined): T[] {
  const seen = new Map<number, T>();
  for (const page of pages?.pages ?? []) for (const item of page.data) if (!seen.has(item.id)) seen.set(item.id, item);
  return [...seen.values()];
}

/** Patches matching items and keeps all other objects, so that React re-renders only what changed. */
export function patchPages<T>(pages: Pages<T>, matches: (item: T) => boolean, patch: (item: T) => T): Pages<T> {
  if (!pages.pages.some((page) => page.data.some(matches))) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) =>
      page.data.some(matches) ? { ...page, data: page.data.map((item) => (matches(item) ? patch(item) : item)) } : page,
    ),
  };
}

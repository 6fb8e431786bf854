import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { leaving, type Search, searchAt, searching } from './search-address.ts';

const AT_FIRST: Search = { text: '', order: 'best', kind: null };

/**
 * The search of the address, and functions to open, change and close it. The screen behind keeps its scroll position.
 */
export function useSearch() {
  const [address] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (to: URLSearchParams, replace: boolean) =>
      void navigate({ pathname, search: to.toString(), hash }, { replace, preventScrollReset: true }),
    [navigate, pathname, hash],
  );
  const search = searchAt(address);
  return {
    search,
    open: () => go(searching(address, AT_FIRST), false),
    /** `step` adds a history entry, so that Back returns from it. */
    change: (part: Partial<Search>, step = false) => go(searching(address, { ...AT_FIRST, ...search, ...part }), !step),
    close: () => go(leaving(address), true),
  };
}

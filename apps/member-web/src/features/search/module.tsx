import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { chooseTexts } from '../../entities/members/choose/texts/index.ts';
import { WIDE } from '../../lib/screen/frame.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module } from '../../lib/modules/module.ts';
import { ahead } from '../../lib/parts/ahead.ts';
import { chunk } from '../../lib/parts/chunk.ts';
import { partOf, remembering } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { SearchButton } from './SearchButton.tsx';
import { searchFirstTexts, searchTexts } from './texts/index.ts';
import { useSearch } from './use-search.ts';

const load = withTexts(() => import('./later.ts'), searchTexts, chooseTexts);
const part = remembering(chunk(load));
const SearchOverlay = partOf(part, (parts) => parts.SearchOverlay);
ahead(part.askAhead, 'everyone');

/** Ctrl+K, or Cmd+K on a Mac. Also works inside a text field, because it types no character. */
function useOpeningKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Search layer over every screen, open if the address contains a search. */
function SearchLayer() {
  const { search, open, change, close } = useSearch();
  useShortcuts({ '/': open });
  useOpeningKey(open);
  return <Part missing="opened">{search && <SearchOverlay search={search} onChange={change} onClose={close} />}</Part>;
}

export const search: Module = {
  name: 'search',
  gate: { plugin: 'search' },
  texts: [searchFirstTexts],
  routes: [
    {
      path: 'search',
      handle: WIDE,
      lazy: async () => ({ Component: (await load()).SearchScreen }),
      hydrateFallbackElement: <></>,
    },
  ],
  Banner: SearchLayer,
  TopBar: () => <SearchButton wide />,
  TopBarNarrow: () => <SearchButton />,
  shortcuts: [
    { text: 'search', keys: ['/'] },
    { text: 'searchFromField', keys: ['Ctrl', 'K'] },
  ],
};

import {
  IconBallFootball,
  IconBulb,
  IconClock,
  IconHeart,
  IconLeaf,
  IconMoodSmile,
  IconPizza,
  IconPlane,
  IconUser,
} from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoving } from '../panels/use-roving.ts';
import { type Emoji, inTone, loadEmojis, searchEmojis } from './emoji-catalogue.ts';
import { EmojiGrid } from './EmojiGrid.tsx';
import classes from './EmojiPanel.module.css';
import { recentEmojis, rememberEmoji, skinTone } from './recent-emojis.ts';
import { SkinTones } from './SkinTones.tsx';

/** Recent emojis, then the categories with a tab (part 2 §2). Flags are only found by name. */
const TABS = [
  { category: 'Recent', key: 'recent', Icon: IconClock },
  { category: 'Smileys & Emotion', key: 'smileys', Icon: IconMoodSmile },
  { category: 'People & Body', key: 'people', Icon: IconUser },
  { category: 'Animals & Nature', key: 'animals', Icon: IconLeaf },
  { category: 'Food & Drink', key: 'food', Icon: IconPizza },
  { category: 'Travel & Places', key: 'travel', Icon: IconPlane },
  { category: 'Activities', key: 'activities', Icon: IconBallFootball },
  { category: 'Objects', key: 'objects', Icon: IconBulb },
  { category: 'Symbols', key: 'symbols', Icon: IconHeart },
] as const;
const MOST_FOUND = 80;

interface Props {
  id: string;
  /** Receives the character in the chosen skin tone. */
  onChoose: (char: string) => void;
}

/** Panel of all emojis by category, recent ones, and a search in Dutch and English. */
export default function EmojiPanel({ id, onChoose }: Props) {
  const { t } = useTranslation();
  const ids = { tabs: useId(), panel: useId() };
  const [emojis, setEmojis] = useState<Emoji[] | 'failed' | null>(null);
  const [recent] = useState(recentEmojis);
  const [tab, setTab] = useState(recent.length > 0 ? 0 : 1);
  const [query, setQuery] = useState('');
  const [tone, setTone] = useState(skinTone);
  const search = useRef<HTMLInputElement>(null);
  const first = useRef<(() => void) | null>(null);
  const tabs = useRoving(TABS.length);

  const load = () => void loadEmojis().then(setEmojis, () => setEmojis('failed'));
  useEffect(load, []);
  useEffect(() => {
    search.current?.focus({ preventScroll: true });
    search.current?.closest('[data-editor]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const { category } = TABS[tab]!;
  const all = Array.isArray(emojis) ? emojis : [];
  const isSearch = query.trim() !== '';
  const shown = isSearch
    ? searchEmojis(all, query, MOST_FOUND)
    : category === 'Recent'
      ? recent
      : all.filter((emoji) => emoji.category === category);

  function choose(emoji: Emoji): void {
    rememberEmoji(emoji);
    onChoose(inTone(emoji, tone));
  }

  function onSearchKey(event: React.KeyboardEvent): void {
    if (event.key === 'ArrowDown') first.current?.();
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      const [best] = shown;
      if (isSearch && best) choose(best);
    } else return;
    event.preventDefault();
  }

  return (
    <div id={id} className={classes.panel} role="group" aria-label={t('editor.panel.emoji')} data-panel="emoji">
      <input
        ref={search}
        className={classes.search}
        type="search"
        autoComplete="off"
        aria-label={t('emoji.search')}
        placeholder={t('emoji.search')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={onSearchKey}
      />
      <div
        ref={tabs.grid}
        className={classes.tabs}
        role="tablist"
        aria-label={t('emoji.categories')}
        onKeyDown={tabs.onKeyDown}
      >
        {TABS.map(({ key, Icon }, index) => (
          <button
            key={key}
            type="button"
            id={`${ids.tabs}-${key}`}
            className={classes.tab}
            role="tab"
            data-roving
            tabIndex={tabs.tabIndexOf(index)}
            aria-selected={!isSearch && index === tab}
            aria-controls={ids.panel}
            aria-label={t(`emoji.category.${key}`)}
            title={t(`emoji.category.${key}`)}
            onFocus={() => {
              setQuery('');
              setTab(index);
            }}
            onClick={() => {
              setQuery('');
              setTab(index);
            }}
          >
            <Icon size={18} stroke={1.7} aria-hidden="true" />
          </button>
        ))}
      </div>
      <div id={ids.panel} className={classes.body} role="tabpanel" aria-labelledby={`${ids.tabs}-${TABS[tab]!.key}`}>
        {emojis === 'failed' ? (
          <p className={classes.note} role="alert">
            {t('errors.action')}{' '}
            <button type="button" className={classes.retry} onClick={load}>
              {t('app.retry')}
            </button>
          </p>
        ) : emojis === null ? (
          <p className={classes.note} role="status">
            {t('emoji.loading')}
          </p>
        ) : (
          <EmojiGrid
            // Remounts, so that the focus starts at the first emoji.
            key={isSearch ? query : category}
            label={isSearch ? t('emoji.found', { count: shown.length }) : t(`emoji.category.${TABS[tab]!.key}`)}
            emojis={shown}
            tone={tone}
            firstRef={first}
            onChoose={choose}
            onTop={() => search.current?.focus()}
          />
        )}
        <p className={shown.length > 0 ? 'visually-hidden' : classes.note} role="status">
          {emojis !== null && isSearch && t('emoji.found', { count: shown.length })}
          {emojis !== null && !isSearch && shown.length === 0 && t('emoji.noRecent')}
        </p>
      </div>
      <SkinTones tone={tone} onTone={setTone} />
    </div>
  );
}

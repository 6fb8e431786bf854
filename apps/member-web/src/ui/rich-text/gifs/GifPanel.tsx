import type { GifImage } from '@lyceum/editor/gif';
import { GIF_LIMITS } from '@lyceum/contracts/gif-limits';
import { MESSAGE_TIMES } from '@lyceum/contracts/limits';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ICON } from '../toolbar-items.ts';
import { GifCategories } from './GifCategories.tsx';
import classes from './GifPanel.module.css';
import { GifPreview } from './GifPreview.tsx';
import { GifResults } from './GifResults.tsx';
import { gifCategoriesOptions } from './gifs.query.ts';

interface Props {
  id: string;
  onClose: () => void;
  onSend: (gif: GifImage) => void;
}

/** The names that the services' terms ask to be shown. */
const SERVICES = { klipy: 'KLIPY', giphy: 'GIPHY' };

/**
 * GIF panel (part 2 §4): categories, or the results of a search or category. A chosen GIF opens a preview, which sends
 * it.
 */
export default function GifPanel({ id, onClose, onSend }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  /** The current search: the debounced input, or a chosen category immediately. */
  const [tag, setTag] = useState('');
  const [chosen, setChosen] = useState<GifImage | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const { data: service } = useQuery({ ...gifCategoriesOptions(), select: (answer) => answer.service });
  useEffect(() => {
    search.current?.focus({ preventScroll: true });
    search.current?.closest('[data-editor]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    const typed = query.trim();
    if (typed === tag) return;
    const timer = setTimeout(() => setTag(typed), MESSAGE_TIMES.searchMs);
    return () => clearTimeout(timer);
  }, [query, tag]);

  function look(word: string): void {
    setQuery(word);
    setTag(word);
  }

  const isBack = tag !== '';
  return (
    <div id={id} className={classes.panel} role="group" aria-label={t('editor.panel.gif')} data-panel="gif">
      <div className={classes.head}>
        <button
          type="button"
          className={classes.button}
          aria-label={isBack ? t('gifs.back') : t('gifs.close')}
          onClick={() => {
            if (!isBack) return onClose();
            look('');
            search.current?.focus();
          }}
        >
          {isBack ? <IconArrowLeft {...ICON} className={classes.back} /> : <IconX {...ICON} />}
        </button>
        <input
          ref={search}
          className={classes.search}
          type="search"
          autoComplete="off"
          maxLength={GIF_LIMITS.query}
          aria-label={t('gifs.search')}
          placeholder={t('gifs.search')}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            setTag(query.trim());
          }}
        />
      </div>
      <div className={classes.body}>
        {tag === '' ? <GifCategories onChoose={look} /> : <GifResults key={tag} tag={tag} onChoose={setChosen} />}
      </div>
      {service && <p className={classes.service}>{t('gifs.service', { service: SERVICES[service] })}</p>}
      {chosen && <GifPreview gif={chosen} onClose={() => setChosen(null)} onSend={() => onSend(chosen)} />}
    </div>
  );
}

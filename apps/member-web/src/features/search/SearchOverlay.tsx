import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { Modal } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { useScrollbarWidth } from '../../ui/dialog/use-scrollbar-width.ts';
import { Extended, Overview } from './Results.tsx';
import classes from './Search.module.css';
import { ORDERS, type Search } from './search-address.ts';
import { isFolded } from './fold.ts';
import { nextHit } from './next-hit.ts';
import { useKinds } from './use-kinds.ts';

/** Debounce of the search field, in milliseconds. */
const PAUSE_MS = 250;

interface Props {
  search: Search;
  onChange: (part: Partial<Search>, step?: boolean) => void;
  onClose: () => void;
}

/** Full-screen search. The address holds the query and its options. */
export default function SearchOverlay({ search, onChange, onClose }: Props) {
  const { t } = useTranslation();
  useScrollbarWidth();
  useReturnFocus();
  const [folded, setFolded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const extended = useKinds().find(({ kind }) => kind === search.kind);
  const text = search.text.trim();
  const results = { text, order: search.order, onExtend: (kind: Search['kind']) => onChange({ kind }, kind !== null) };

  function onKey(event: KeyboardEvent<HTMLElement>): void {
    const next = nextHit(event, field.current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={t('search.title')}
      withCloseButton={false}
      attributes={{ header: { role: 'presentation' }, content: { 'data-folded': folded || undefined } }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
      transitionProps={{ duration: 0 }}
      onKeyDown={onKey}
    >
      <div className={classes.head}>
        <Field field={field} text={search.text} onText={(typed) => onChange({ text: typed })} />
        <button type="button" className={classes.close} aria-label={t('found.close')} onClick={onClose}>
          <IconX size={22} stroke={1.7} aria-hidden="true" />
        </button>
        <div role="group" aria-label={t('found.order')} className={classes.orders}>
          {ORDERS.map((order) => (
            <button
              key={order}
              type="button"
              className={classes.order}
              aria-pressed={order === search.order}
              onClick={() => onChange({ order })}
            >
              {t(`found.orders.${order}`)}
            </button>
          ))}
        </div>
      </div>
      <div
        className={classes.scroller}
        onScroll={({ currentTarget: { scrollTop } }) => setFolded((now) => isFolded(scrollTop, now))}
      >
        <div className={classes.column}>
          {text === '' ? (
            <p className={classes.idle}>{t('found.idle')}</p>
          ) : extended ? (
            <Extended {...results} shown={extended} />
          ) : (
            <Overview {...results} />
          )}
        </div>
      </div>
    </Modal>
  );
}

interface FieldProps {
  field: React.RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
}

/** Search field that reports its text after a pause in typing, and follows changes of the address. */
function Field({ field, text, onText }: FieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  const tell = useEffectEvent(() => onText(typed));
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(tell, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return (
    <form
      role="search"
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== text) onText(typed);
      }}
    >
      <IconSearch size={20} stroke={1.7} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        data-autofocus
        aria-label={t('search.title')}
        placeholder={t('found.placeholder')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}

import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import classes from './List.module.css';
import { MemberSearch } from '../../../entities/members/choose/MemberSearch.tsx';
import { FoundMessages } from './FoundMessages.tsx';
import { SearchList } from './SearchList.tsx';
import { ThreadList } from './ThreadList.tsx';

/** Arrow keys move between the search field and the rows. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const steps = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity } as const;
  if (!(key in steps)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const field = currentTarget.querySelector<HTMLElement>('[data-search]');
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const isInField = document.activeElement === field;
  if (at < 0 && !(isInField && key === 'ArrowDown')) return;
  event.preventDefault();
  const next = Math.min(at + steps[key as keyof typeof steps], rows.length - 1);
  (next < 0 && key === 'ArrowUp' ? field : rows[Math.max(next, 0)])?.focus();
}

interface Props {
  meId: number;
  activeId: number | null;
  /** Title of the browser tab. Null in the mini inbox, which is not a separate screen. */
  title: string | null;
}

/** The conversations, or the found members and messages during a search. A single letter only searches members. */
export function ListPane({ meId, activeId, title }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className={classes.pane} onKeyDown={walk}>
      <header className={classes.head}>
        {title !== null && (
          <PageHeading title={title} className={classes.title}>
            {t('messages.title')}
          </PageHeading>
        )}
        <MemberSearch text={text} onText={setText} clearing={t('inbox.search.clear')} label={t('inbox.search.label')} />
      </header>
      <div ref={box} className={classes.box}>
        {text === '' ? (
          <ThreadList meId={meId} activeId={activeId} box={box} />
        ) : (
          <>
            <SearchList key={text} text={text} meId={meId} box={box} />
            {text.length > 1 && <FoundMessages key={`messages ${text}`} text={text} meId={meId} />}
          </>
        )}
      </div>
    </div>
  );
}

import { IconChevronDown, IconChevronUp, IconMessageCircle } from '@tabler/icons-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { usePing } from '../../../lib/session/pings.ts';
import type { Me } from '../../../lib/session/session.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { later } from '../load-later.ts';
import classes from './MiniInbox.module.css';

const loadPanel = () => later().then(({ MiniPanel }) => ({ default: MiniPanel }));
const Panel = lazyPart(loadPanel);

/** Delay in milliseconds before the list hides after collapsing (part 1 §4). */
export const HIDE_MS = 550;

/** On a phone the box would cover the content. The inbox has a tab there instead. */
const WIDE = '(min-width: 48em)';
const watchWidth = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Floating box with the member's conversations, on every screen except the inbox (part 1 §4). */
export default function MiniInbox({ me }: { me: Me }) {
  const { pathname } = useLocation();
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches);
  const [isExpanded, setExpanded] = useState(false);
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    if (isExpanded) return;
    const timer = setTimeout(() => setListed(false), HIDE_MS);
    return () => clearTimeout(timer);
  }, [isExpanded]);

  if (!isWide || pathname === paths.messages()) return null;
  const toggle = () => {
    setListed(true);
    setExpanded(!isExpanded);
  };
  return createPortal(<Box me={me} isExpanded={isExpanded} isListed={isListed} onToggle={toggle} />, document.body);
}

interface Props {
  me: Me;
  isExpanded: boolean;
  isListed: boolean;
  onToggle: () => void;
}

function Box({ me, isExpanded, isListed, onToggle }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const count = usePing('inbox');
  const Chevron = isExpanded ? IconChevronDown : IconChevronUp;
  return (
    <aside className={classes.box} aria-label={t('messages.title')} data-expanded={isExpanded || undefined}>
      <button type="button" className={classes.bar} aria-expanded={isExpanded} aria-controls={id} onClick={onToggle}>
        <span className={classes.icon}>
          <IconMessageCircle size={20} stroke={1.7} aria-hidden="true" />
          {count > 0 && !isExpanded && <span className={classes.dot} data-dot />}
        </span>
        <span className={classes.title}>{t('messages.title')}</span>
        {count > 0 && <span className="visually-hidden">{t('messages.unread', { count })}</span>}
        <Chevron size={18} stroke={1.8} aria-hidden="true" />
      </button>
      <div id={id} className={classes.panel} inert={!isExpanded}>
        <Part>{isListed && <Panel me={me} />}</Part>
      </div>
    </aside>
  );
}

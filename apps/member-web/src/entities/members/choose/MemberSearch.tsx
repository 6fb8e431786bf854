import { MESSAGE_TIMES } from '@lyceum/contracts/limits';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Choose.module.css';

interface Props {
  text: string;
  onText: (text: string) => void;
  /** Label of the clear button. */
  clearing: string;
  /** Label of the field, for searches of something else than members. */
  label?: string;
}

/** Search field that reports its text after a pause in typing (part 2 §9). Escape clears it. */
export function MemberSearch({ text, onText, clearing, label }: Props) {
  const { t } = useTranslation();
  const name = label ?? t('choose.label');
  const [typed, setTyped] = useState(text);
  const tell = useEffectEvent(() => onText(typed.trim()));
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(tell, MESSAGE_TIMES.searchMs);
    return () => clearTimeout(timer);
  }, [typed, text]);
  const clear = () => {
    setTyped('');
    onText('');
  };
  return (
    <div className={classes.field} role="search">
      <IconSearch size={18} stroke={1.7} aria-hidden="true" />
      <input
        type="search"
        data-search
        aria-label={name}
        placeholder={name}
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {typed !== '' && (
        <button type="button" className={classes.clear} aria-label={clearing} onClick={clear}>
          <IconX size={16} stroke={1.8} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

import { MESSAGE_TIMES } from '@lyceum/contracts/limits';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Choose.module.css';

interface Props {
  text: string;
  onText: (text: string) => void;
  /** What the button says that empties it. */
  clearing: string;
  /** Of the field, where something else than members is looked for. */
  label?: string;
}

/** Members are looked for once the typing rests (part 2 §9). Escape empties the field. */
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

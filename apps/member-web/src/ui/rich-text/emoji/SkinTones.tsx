import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './EmojiPanel.module.css';
import { chooseSkinTone } from './recent-emojis.ts';

/** A hand without a skin tone and in the five tones, light to dark. */
const HANDS = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿'];
const NAMES = ['none', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'] as const;

/** Selects the skin tone for displayed and inserted emojis, stored in this browser. */
export function SkinTones({ tone, onTone }: { tone: number; onTone: (tone: number) => void }) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className={classes.tones}>
      <legend className="visually-hidden">{t('emoji.tone.title')}</legend>
      {NAMES.map((name, index) => (
        <label key={name} className={classes.tone} title={t(`emoji.tone.${name}`)}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            aria-label={t(`emoji.tone.${name}`)}
            checked={index === tone}
            onChange={() => {
              chooseSkinTone(index);
              onTone(index);
            }}
          />
          <span aria-hidden="true">{HANDS[index]}</span>
        </label>
      ))}
    </fieldset>
  );
}

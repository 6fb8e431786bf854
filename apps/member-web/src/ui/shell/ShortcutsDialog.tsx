import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setShortcuts, shortcutsOn } from '../../lib/keyboard/use-shortcuts.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import classes from './ShortcutsDialog.module.css';

const shortcuts = [
  ['next', ['j']],
  ['previous', ['k']],
  ['open', ['o']],
  ['like', ['l']],
  ['quote', ['q']],
  ['newest', [' ']],
  ['submit', ['Ctrl', 'Enter']],
  ['help', ['?']],
] as const;

export default function ShortcutsDialog({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [on, setOn] = useState(shortcutsOn);
  return (
    <Dialog title={t('shortcuts.title')} onClose={onDone}>
      <dl className={classes.list}>
        {shortcuts.map(([name, combination]) => (
          <div key={name} className={classes.row}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              {combination.map((key) => (
                <kbd key={key}>{key === ' ' ? t('shortcuts.space') : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        className={classes.switch}
        label={t('shortcuts.switch')}
        checked={on}
        onChange={(event) => {
          setShortcuts(event.currentTarget.checked);
          setOn(event.currentTarget.checked);
        }}
      />
    </Dialog>
  );
}

import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shortcut } from '../../lib/modules/module.ts';
import { useModules } from '../../lib/modules/use-modules.ts';
import { setShortcuts, shortcutsOn } from '../../lib/keyboard/use-shortcuts.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import classes from './ShortcutsDialog.module.css';

/** Shortcuts of the app itself, after those of the modules. */
const OWN: readonly Shortcut[] = [
  { text: 'submit', keys: ['Ctrl', 'Enter'] },
  { text: 'help', keys: ['?'] },
];

/** Dialog with all shortcuts, and a switch for single-key shortcuts. */
export default function ShortcutsDialog({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const listed = [...useModules().flatMap(({ shortcuts = [] }) => shortcuts), ...OWN];
  const [on, setOn] = useState(shortcutsOn);
  return (
    <Dialog title={t('shortcutsDialog.title')} onClose={onDone}>
      <dl className={classes.list}>
        {listed.map(({ text, keys }) => (
          <div key={text} className={classes.row}>
            <dt>{t(`keys.${text}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key === ' ' ? t('shortcuts.space') : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        className={classes.switch}
        label={t('shortcutsDialog.switch')}
        checked={on}
        onChange={(event) => {
          setShortcuts(event.currentTarget.checked);
          setOn(event.currentTarget.checked);
        }}
      />
    </Dialog>
  );
}

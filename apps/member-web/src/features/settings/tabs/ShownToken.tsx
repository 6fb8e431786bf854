import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-link.ts';
import classes from '../Settings.module.css';

/** Shows a new token once, because the server stores only its hash. */
export function ShownToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <div className={classes.form}>
      <h2 className={classes.heading}>{t('tokens.made')}</h2>
      <TextInput
        ref={field}
        label={t('tokens.token')}
        description={t('tokens.once')}
        readOnly
        spellCheck={false}
        value={token}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button onClick={() => void copyText(token, t('tokens.copied'))}>{t('tokens.copy')}</Button>
        <Button variant="default" onClick={onDone}>
          {t('tokens.kept')}
        </Button>
      </div>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { dismiss, NEW_THEME } from './dismissed.ts';

/** One-time dialog about the new theme, with a link to its discussion (part 1 §2). */
export function NewTheme({ link }: { link: string }) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState(false);
  const close = () => {
    dismiss(NEW_THEME);
    setClosed(true);
  };
  if (closed) return null;
  const read = { onClick: close, children: t('announcements.theme.link') };
  return (
    <Dialog
      title={t('announcements.theme.title')}
      onClose={close}
      buttons={
        <>
          <Button variant="default" onClick={close}>
            {t('announcements.theme.close')}
          </Button>
          {link.startsWith('/') ? (
            <Button component={Link} to={link} {...read} />
          ) : (
            <Button component="a" href={link} target="_blank" rel="noreferrer" {...read} />
          )}
        </>
      }
    >
      <p>{t('announcements.theme.text')}</p>
    </Dialog>
  );
}

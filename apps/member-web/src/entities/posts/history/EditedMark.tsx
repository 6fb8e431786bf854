import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './EditedMark.module.css';
import type { Written } from './history.query.ts';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { postDialogTexts } from '../texts/index.ts';

const HistoryDialog = lazyPart(withTexts(() => import('./HistoryDialog.tsx'), postDialogTexts));

/** Marks an edited post and opens its earlier versions. */
export function EditedMark({ of }: { of: Written }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.mark}
        title={t('history.show')}
        aria-label={`${t('history.edited')}: ${t('history.show')}`}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        · {t('history.edited')}
      </button>
      <Part missing="opened">{opened && <HistoryDialog of={of} onDone={() => setOpened(false)} />}</Part>
    </>
  );
}

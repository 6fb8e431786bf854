import type { media } from '@lyceum/contracts';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sizeOf } from '../../../lib/file-size.ts';
import { useReader } from '../../../lib/time/reader.ts';
import classes from './DocumentRow.module.css';

/** Download link of a document with its name and size. Documents have no preview (docs/adr/0009). */
export function DocumentRow({ file: { name, source, size } }: { file: media.Attachment }) {
  const { t } = useTranslation();
  const { language } = useReader();
  const shownSize = size === undefined ? '' : sizeOf(size, language);
  return (
    <a
      className={classes.row}
      href={source}
      download={name}
      aria-label={t('media.document', { name, size: shownSize })}
    >
      <IconFileText size={24} stroke={1.6} aria-hidden="true" className={classes.icon} />
      <span className={classes.name}>{name}</span>
      <span className={classes.size}>{shownSize}</span>
      <IconDownload size={18} stroke={1.8} aria-hidden="true" className={classes.icon} />
    </a>
  );
}

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../lib/session/session.ts';
import { useExport } from '../own-data.mutations.ts';
import classes from '../Settings.module.css';

/** Everything that is kept of a member, to take along. */
export function DataTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const download = useExport(me);
  return (
    <div className={classes.form}>
      <p className={classes.hint}>{t('data.hint')}</p>
      <p className={classes.hint} role="status">
        {download.isSuccess && t('data.done')}
      </p>
      <Button
        leftSection={<IconDownload size={17} stroke={1.7} aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('data.download')}
      </Button>
    </div>
  );
}

import { Trans, useTranslation } from 'react-i18next';
import type { community } from '@lyceum/contracts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { LoadMore } from '../../../ui/state/LoadMore.tsx';
import { MemberName } from '../../members/MemberName.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import classes from './HistoryDialog.module.css';
import { useHistory, type Written } from './history.query.ts';

/**
 * Dialog with all versions of a topic or comment, newest first. The server allows it to everyone who may read the post.
 */
export default function HistoryDialog({ of, onDone }: { of: Written; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('history.show')} onClose={onDone} wide>
      <Versions of={of} />
    </Dialog>
  );
}

function Versions({ of }: { of: Written }) {
  const { t } = useTranslation();
  const history = useHistory(of);
  if (history.isPending) return <RowsSkeleton label={t('app.loading')} rows={2} />;
  if (!history.data)
    return <FailedState quiet title={t('historyDialog.failed')} onRetry={() => void history.refetch()} />;
  return (
    <>
      <ol className={classes.versions} reversed>
        {history.data.pages
          .flatMap(({ data }) => data)
          .map((revision, index) => (
            <Version key={revision.version} revision={revision} current={index === 0} />
          ))}
      </ol>
      <LoadMore of={history} failed={t('historyDialog.failed')} />
    </>
  );
}

function Version({ revision, current }: { revision: community.Revision; current: boolean }) {
  const { t } = useTranslation();
  const who = revision.user ? <MemberName member={revision.user} small /> : <span>{t('historyDialog.nobody')}</span>;
  return (
    <li className={classes.version}>
      <p className={classes.head}>
        <strong>{t('historyDialog.version', { number: revision.version })}</strong>
        {current && <span className={classes.current}>{t('historyDialog.current')}</span>}
        <span className={classes.by}>
          <Trans
            i18nKey="historyDialog.by"
            components={{ when: <RelativeTime moment={revision.edited_at} />, who }}
            tOptions={{ interpolation: { escapeValue: false } }}
          />
        </span>
      </p>
      {revision.title !== null && <p className={classes.title}>{revision.title}</p>}
      <RichText html={revision.content} />
    </li>
  );
}

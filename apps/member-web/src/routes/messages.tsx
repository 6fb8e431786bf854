import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { Inbox } from '../features/messages/later.ts';
import { loginPath } from '../lib/address/return-to.ts';
import { useMe } from '../lib/session/session.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RowsSkeleton } from '../ui/state/Skeletons.tsx';
import classes from './messages.module.css';

/** `/messages`: the inbox. Hidden during impersonation, because conversations are private. */
export function Component() {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  if (me === undefined) return <RowsSkeleton label={t('inbox.loading')} rows={10} />;
  if (me === null) return <Navigate to={loginPath(location)} replace />;
  if (!me.impersonating) return <Inbox key={me.id} me={me} />;
  return (
    <>
      <PageHeading title={t('messages.title')} className={classes.title} />
      <p className={classes.notice}>{t('inbox.impersonating')}</p>
    </>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Board } from '../../lib/boards.ts';
import { loginPath } from '../../lib/return-to.ts';
import { useMe } from '../../lib/session.ts';
import { Dialog } from '../../ui/Dialog.tsx';

/**
 * Part 1 §2: a sales page leads there; without one a guest is asked to log in, and a member hears that their levels do not
 * reach this board.
 */
export default function NoAccessDialog({ board, onDone }: { board: Board; onDone: () => void }) {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  const button = board.salespage ? (
    <Button component="a" href={board.salespage}>
      {t('nav.getAccess')}
    </Button>
  ) : me ? (
    <Button onClick={onDone}>{t('app.close')}</Button>
  ) : (
    <Button component={Link} to={loginPath(location)} onClick={onDone}>
      {t('app.login')}
    </Button>
  );
  return (
    <Dialog title={t('nav.noAccessTitle')} onClose={onDone} buttons={button}>
      <p>{me ? t('nav.noAccessMember', { board: board.name }) : t('nav.noAccessGuest', { board: board.name })}</p>
    </Dialog>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import type { Board } from '../../../entities/boards/boards.ts';
import { loginPath } from '../../../lib/address/return-to.ts';
import { useIsSold, useNoAccess } from './no-access.query.ts';

const TEXTS = {
  login: 'lock.noAccessGuest',
  levels: 'lock.noAccessMember',
  salespage: 'lock.noAccessSales',
} as const;

interface Props {
  board: Board;
}

interface ActionProps extends Props {
  /** Path to continue to once the member has access. The board by default. */
  back?: string;
  /** Called when the member follows a link to another page. */
  onLeave?: () => void;
}

/**
 * Explains why a board is locked (part 1 §2). The text depends on the server's reason: login, sales page or membership
 * levels.
 */
export function NoAccessText({ board }: Props) {
  const { t } = useTranslation();
  const lock = useNoAccess(board.id);
  if (lock.isPending) return <span role="status">{t('app.loading')}</span>;
  if (!lock.data) return <span role="alert">{t('errors.protectedBoard')}</span>;
  const { reason, name, levels } = lock.data;
  return (
    <>
      {t(reason ? TEXTS[reason] : 'lock.hasAccess', { board: name })}
      {board.description && ` ${t('lock.inside', { description: board.description })}`}
      {board.topics_count > 0 && ` ${t('boardsOverview.topics', { count: board.topics_count })}.`}
      {levels.length > 0 && ` ${t('lock.openedBy', { levels: levels.join(', ') })}`}
    </>
  );
}

/** Buttons that lead to access to a locked board: the shop, the sales page, or the login and the registration. */
export function NoAccessAction({ board, back = paths.board(board.slug), onLeave }: ActionProps) {
  const { t } = useTranslation();
  const { data } = useNoAccess(board.id);
  const isSold = useIsSold(data?.reason === 'levels' && !data.salespage);
  if (isSold) {
    return (
      <Button component={Link} to={paths.shop(data?.levels ?? [], back)} onClick={onLeave}>
        {t('lock.getAccess')}
      </Button>
    );
  }
  if (data?.salespage) {
    return (
      <Button component="a" href={data.salespage}>
        {t('lock.getAccess')}
      </Button>
    );
  }
  if (data?.reason !== 'login') return null;
  const there = { pathname: back, search: '', hash: '' };
  return (
    <>
      <Button variant="default" component={Link} to={loginPath(there, '#register')} onClick={onLeave}>
        {t('app.register')}
      </Button>
      <Button component={Link} to={loginPath(there)} onClick={onLeave}>
        {t('app.login')}
      </Button>
    </>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import type { Board } from '../../../entities/boards/boards.ts';
import { loginPath } from '../../../lib/address/return-to.ts';
import { useIsSold, useNoAccess } from './no-access.query.ts';

const TEXTS = {
  login: 'nav.noAccessGuest',
  levels: 'nav.noAccessMember',
  salespage: 'nav.noAccessSales',
} as const;

interface Props {
  board: Board;
}

interface ActionProps extends Props {
  /** Where to go on once there is access: the board, if nothing else was asked for. */
  back?: string;
  /** On the way to another page of the community. */
  onLeave?: () => void;
}

/**
 * Part 1 §2: a guest is asked to log in where there is no sales page, a member hears that their levels do not reach this
 * board; else there is the way to get access.
 */
export function NoAccessText({ board }: Props) {
  const { t } = useTranslation();
  const lock = useNoAccess(board.id);
  if (lock.isPending) return <span role="status">{t('app.loading')}</span>;
  if (!lock.data) return <span role="alert">{t('errors.protectedBoard')}</span>;
  const { reason, name, levels } = lock.data;
  return (
    <>
      {t(reason ? TEXTS[reason] : 'nav.hasAccess', { board: name })}
      {levels.length > 0 && ` ${t('nav.openedBy', { levels: levels.join(', ') })}`}
    </>
  );
}

export function NoAccessAction({ board, back = paths.board(board.slug), onLeave }: ActionProps) {
  const { t } = useTranslation();
  const { data } = useNoAccess(board.id);
  const isSold = useIsSold(data?.reason === 'levels' && !data.salespage);
  if (isSold) {
    return (
      <Button component={Link} to={paths.shop(data?.levels ?? [], back)} onClick={onLeave}>
        {t('nav.getAccess')}
      </Button>
    );
  }
  if (data?.salespage) {
    return (
      <Button component="a" href={data.salespage}>
        {t('nav.getAccess')}
      </Button>
    );
  }
  if (data?.reason !== 'login') return null;
  return (
    <Button component={Link} to={loginPath({ pathname: back, search: '', hash: '' })} onClick={onLeave}>
      {t('app.login')}
    </Button>
  );
}

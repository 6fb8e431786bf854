import { Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBoards } from '../../../entities/boards/boards.ts';
import { paths } from '../../../lib/address/paths.ts';
import { useWish } from './wish.ts';

/** Link back to the locked content that led to the shop. The primary action after a purchase. */
export function WayBack({ bought = false }: { bought?: boolean }) {
  const { t } = useTranslation();
  const { back } = useWish();
  const boards = useBoards().data;
  if (back === null) return null;
  const [place] = back.split(/[?#]/);
  const board = boards?.find(({ slug }) => paths.board(slug) === place);
  return (
    <Button
      component={Link}
      to={back}
      size="sm"
      variant={bought ? 'filled' : 'default'}
      leftSection={<IconChevronLeft size={17} stroke={1.8} aria-hidden="true" />}
    >
      {board ? t('shop.backTo', { name: board.name }) : t('shop.back')}
    </Button>
  );
}

import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';
import { Badge } from '../ui/Badge.tsx';

/** Badges for a board's special type and for boards that only administrators see. */
export function BoardKind({ board }: { board: Board }) {
  const translate = useTranslate();
  return (
    <>
      {board.type === 'default' ? null : <Badge tone="accent">{translate(`board.types.${board.type}`)}</Badge>}
      {board.homepage ? null : <Badge tone="quiet">{translate('board.adminsOnly')}</Badge>}
    </>
  );
}

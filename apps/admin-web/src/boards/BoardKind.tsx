import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';
import { Badge } from '../ui/Badge.tsx';

/** What sets a board apart from most: its type, and that only administrators see it. */
export function BoardKind({ board }: { board: Board }) {
  const translate = useTranslate();
  return (
    <>
      {board.type === 'default' ? null : <Badge tone="accent">{translate(`board.types.${board.type}`)}</Badge>}
      {board.homepage ? null : <Badge tone="quiet">{translate('board.adminsOnly')}</Badge>}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { type Board, canRead, canWrite, subBoards, useBoards } from '../../entities/boards/boards.ts';
import { paths } from '../../lib/address/paths.ts';
import { useMe } from '../../lib/session/session.ts';
import card from '../../ui/place/Card.module.css';
import { LinksCard } from '../../ui/rail/LinksCard.tsx';
import rail from '../../ui/rail/Rail.module.css';

/** Facts of a board that its heading leaves out, and the boards within it. */
export function BoardRail({ board }: { board: Board }) {
  const { t } = useTranslation();
  const me = useMe();
  const { data: boards = [] } = useBoards();
  const parent = boards.find(({ id }) => id === board.subgroup_id);
  const related = parent ? [parent, ...subBoards(boards, parent)] : subBoards(boards, board);
  return (
    <>
      <section className={card.card} aria-labelledby="rail-board">
        <h2 id="rail-board" className={card.title}>
          {t('rail.about')}
        </h2>
        <p className={rail.text}>{t('rail.boardTopics', { count: board.topics_count })}</p>
        <p className={rail.text}>{t(board.public ? 'rail.everyone' : 'rail.members')}</p>
        {me && canRead(board) && !canWrite(board) && <p className={rail.text}>{t('rail.cannotWrite')}</p>}
      </section>
      <LinksCard
        title={parent ? t('rail.within', { board: parent.name }) : t('rail.subBoards')}
        links={related
          .filter(({ id }) => id !== board.id)
          .map(({ slug, name, color, topics_count: count }) => ({
            to: paths.board(slug),
            text: name,
            color,
            note: String(count),
          }))}
      />
    </>
  );
}

import { type Board, canWrite, moodboards, writableBoards } from '../../boards/boards.ts';

/** Boards to post on: those of the navigation, and the current board if the navigation does not list it. */
export function boardsToPostOn(boards: Board[], here: number | null): Board[] {
  const listed = writableBoards(boards);
  const beside = boards.filter((board) => board.id === here && canWrite(board) && !listed.includes(board));
  return [...listed, ...beside];
}

/**
 * Boards to which a topic can move, including its own. Tickets stay on helpdesk boards (docs/adr/0020), and only
 * picture topics go to moodboards (docs/adr/0021).
 */
export function boardsToMoveTo(boards: Board[], topic: { board_id: number; post_type: string }): Board[] {
  const here = boards.find(({ id }) => id === topic.board_id);
  const isHelpdesk = ({ type }: Pick<Board, 'type'>) => type === 'helpdesk';
  const walls = topic.post_type === 'image' ? moodboards(boards).filter(canWrite) : [];
  const listed = [...writableBoards(boards), ...walls].filter(
    (board) => !here || isHelpdesk(board) === isHelpdesk(here),
  );
  return here && !listed.includes(here) ? [here, ...listed] : listed;
}

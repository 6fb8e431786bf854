import { createContext, use } from 'react';

/** A member as the list of suggestions shows them. */
export interface Suggested {
  id: number;
  username: string;
  name: string;
  avatar: string;
}

/** Where a text is written, which says whom it may mention: who may read a board, or is in a conversation. Null: nobody. */
export type MentionPlace = { boardId: number } | { members: readonly Suggested[] } | null;

/** Around the texts that are written in one place. Elsewhere `@` suggests nobody. */
export const MentionPlaceContext = createContext<MentionPlace>(null);

export const useMentionPlace = (): MentionPlace => use(MentionPlaceContext);

/** A ticket is read by its author and administrators alone, not by who may read its board: nobody is suggested. */
export const placeOf = ({
  board_id,
  ticket_status,
}: {
  board_id: number;
  ticket_status: string | null;
}): MentionPlace => (ticket_status === null ? { boardId: board_id } : null);

import { createContext, use } from 'react';

/** A member in the list of suggestions. */
export interface Suggested {
  id: number;
  username: string;
  name: string;
  avatar: string;
}

/**
 * Audience of a text, which determines who can be mentioned: readers of a board or members of a conversation. Null for
 * none.
 */
export type MentionPlace = { boardId: number } | { members: readonly Suggested[] } | null;

/** Sets the audience of the texts written within. Without it, `@` suggests no one. */
export const MentionPlaceContext = createContext<MentionPlace>(null);

/** The audience of the text being written. */
export const useMentionPlace = (): MentionPlace => use(MentionPlaceContext);

/**
 * Only its author and administrators read a ticket, not every reader of its board. Hence tickets have no suggestions.
 */
export const placeOf = ({
  board_id,
  ticket_status,
}: {
  board_id: number;
  ticket_status: string | null;
}): MentionPlace => (ticket_status === null ? { boardId: board_id } : null);

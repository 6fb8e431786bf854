/*
 * What members have written is sealed with their key. When they are erased, their topics and comments stay as places in a
 * conversation, without a word of theirs. Only its author edits a text (decisions 26), so the actor of an edit is they; a
 * poll is also edited by administrators, whose words are then theirs.
 */

export const member = (id: number | null): string => `member-${id}`;
/** What stands in the place of an erased text. */
export const REMOVED = '<p>…</p>';
export const ELLIPSIS = '…';

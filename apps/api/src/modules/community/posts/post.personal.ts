/*
 * The member's key encrypts the texts that they write. After an erasure, their topics and comments keep their place in
 * a conversation, without text. Only its author edits a text (decisions 26), so the actor of an edit is its author.
 * Administrators also edit polls. Those texts belong to the administrator.
 */

/** The data subject of texts by this member. */
export const member = (id: number | null): string => `member-${id}`;
/** Replaces an erased text. */
export const REMOVED = '<p>…</p>';
export const ELLIPSIS = '…';

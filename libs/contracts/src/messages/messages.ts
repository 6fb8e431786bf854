import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { acknowledged, cursor, data, id, listOf, moment, page } from '../base/shared.ts';
import { gifPayload } from '../gifs.ts';
import { MESSAGE_LIMITS } from '../limits.ts';
import { uploadUuid } from '../media.ts';
import { SEARCH_LIMITS } from '../search/amounts.ts';
import { foundMessage, message, oneMessage, oneThread, thread } from './shapes.ts';
import { react, reactionsOfMany, reactionsOfOne, reactionsQuery } from '../reactions.ts';

export { foundMessage, message, participant, presenceState, silence, thread } from './shapes.ts';
export type { FoundMessage, Message, Participant, Thread } from './shapes.ts';

const plugin = 'messages';
/** Conversations are private. An administrator who acts as a member can neither read nor write them (decisions 24). */
const own = { plugin, permission: 'member', whileImpersonating: 'refused' } as const;
const params = z.object({ thread: id });

const written = {
  content: z.string().max(MESSAGE_LIMITS.content).default(''),
  ...gifPayload,
  upload_uuids: z.array(uploadUuid).max(MESSAGE_LIMITS.images).optional(),
  /** The client's id of the message until the server assigns one. */
  client_id: z.string().max(64).optional(),
};
const others = z.array(id).min(1).max(MESSAGE_LIMITS.participants);

export const listThreads = operation({
  ...own,
  method: 'GET',
  path: '/api/v3/inbox',
  summary: 'One’s conversations, latest activity first; with `user_id` the one with that member, or null',
  query: z.object({ user_id: id.optional(), page, size: pageSize(20, 100), cursor }),
  output: z.union([listOf(thread), data(thread.nullable())]),
  errors: [404],
});

export const showThread = operation({
  ...own,
  method: 'GET',
  path: '/api/v3/inbox/{thread}',
  summary: 'One conversation, with its newest message',
  params,
  output: oneThread,
  errors: [404],
});

export const beginThread = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/inbox',
  summary:
    'Begins a conversation, or goes on with the one that two members have; with `content` or `gif` it sends the first message',
  body: z.object({
    user_ids: others,
    ...written,
    content: z.string().max(MESSAGE_LIMITS.content).optional(),
    fake_thread_id: z.string().max(64).optional(),
  }),
  output: oneThread,
  status: 201,
  errors: [403, 404],
});

export const listMessages = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/inbox/{thread}/messages',
  summary: 'The messages of a conversation, newest first',
  params,
  query: z.object({
    page,
    size: pageSize(MESSAGE_LIMITS.page, 100),
    cursor,
    /**
     * The `meta.prev_cursor` of an earlier response. Returns the first messages after its newest, for a client that was
     * offline.
     * They are newest first, too. While `meta.total` exceeds the number of messages, the response's `meta.prev_cursor`
     * continues.
     */
    after: cursor,
    /**
     * A message id. The page contains the message with its neighbours, and `meta` links to older and newer ones.
     * Newer ones exist while `meta.total` exceeds the number of messages.
     */
    around: id.optional(),
  }),
  output: listOf(message),
  errors: [404],
});

export const sendMessage = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/inbox/{thread}/messages',
  summary: 'Sends a message; of an `Idempotency-Key` once, however often it is asked',
  params,
  body: z.object(written),
  output: oneMessage,
  status: 201,
  errors: [403, 404, 409],
});

export const searchMessages = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/inbox/search',
  summary:
    'Messages that one reads and that hold all of these words, newest first; with `thread_id` those of one conversation',
  query: z.object({
    query: z.string().trim().min(1, 'What are you looking for?').max(SEARCH_LIMITS.query),
    thread_id: id.optional(),
    cursor,
    size: pageSize(20, 50),
  }),
  output: listOf(foundMessage),
});

export const editMessage = operation({
  ...own,
  method: 'PUT',
  path: '/api/v4/inbox/messages/{id}',
  summary: 'Edits an own message for everybody; with `version` it answers 409 when another edit was first',
  params: z.object({ id }),
  body: z.object({ content: written.content, version: z.int().positive().optional() }),
  output: data(message.pick({ id: true, thread_id: true, body: true, version: true })),
  errors: [403, 404, 409],
});

export const reactToMessage = operation({
  ...own,
  method: 'PUT',
  path: '/api/v4/inbox/messages/{id}/reactions',
  summary: 'Reacts to a message by one of the community’s reactions, or takes it back',
  params: z.object({ id }),
  body: react,
  output: reactionsOfOne,
  errors: [403, 404, 409],
});

export const listMessageReactions = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/inbox/messages/reactions',
  summary: 'The reactions to messages that the member reads',
  query: reactionsQuery,
  output: reactionsOfMany,
});

export const readThread = operation({
  ...own,
  method: 'PUT',
  path: '/api/v4/inbox/{thread}/read',
  summary: 'Marks a conversation as read: up to a message, or all of it; a mark never goes back',
  takesKey: false,
  params,
  body: z.object({ message_id: id.optional() }),
  output: data(z.object({ thread_id: id, last_read: moment })),
  errors: [404],
});

export const hideThread = operation({
  ...own,
  method: 'DELETE',
  path: '/api/v4/inbox/{thread}',
  summary: 'Deletes the chat for oneself: what was said stays hidden, and a new message brings the conversation back',
  takesKey: false,
  params,
  output: acknowledged,
  errors: [404],
});

export const deleteMessage = operation({
  ...own,
  method: 'DELETE',
  path: '/api/v4/inbox/messages/{id}',
  summary: 'Deletes an own message for everybody',
  params: z.object({ id }),
  output: acknowledged,
  errors: [403, 404],
});

export const addParticipants = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/inbox/{thread}/participants',
  summary:
    'Brings members into a conversation of three or more, who read from there on; of a conversation of two it begins another',
  params,
  body: z.object({ user_ids: others }),
  output: oneThread,
  status: 201,
  errors: [403, 404, 409],
});

export const leaveThread = operation({
  ...own,
  method: 'DELETE',
  path: '/api/v4/inbox/{thread}/participants/me',
  summary: 'Leaves a conversation of three or more',
  params,
  output: acknowledged,
  errors: [403, 404],
});

/** The members who may write to this member. Moderators and administrators always may. */
export const writers = z.enum(['everybody', 'followed', 'nobody']);
const choices = data(z.object({ writers, read_receipts: z.boolean() }));

export const messageChoices = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/users/me/inbox',
  summary: 'Who may write to the member, and whether the others see what they have read',
  output: choices,
});

export const chooseMessages = operation({
  ...own,
  method: 'PUT',
  path: '/api/v4/users/me/inbox',
  summary: 'Chooses who may write to the member, and whether the others see what they have read',
  body: choices.shape.data.partial(),
  output: choices,
});

import type { ListMeta, messages } from '@lyceum/contracts';

const MOMENT = '2026-01-01T10:00:00.000Z';

/** A partner of a conversation, for tests. */
export const partner = (
  id: number,
  first_name: string,
  part: Partial<messages.Participant> = {},
): messages.Participant => ({
  ...{
    id,
    username: first_name.toLowerCase(),
    name: `${first_name} Wever`,
    avatar: '',
    level: 1,
    streak: 0,
    karma: 0,
    streak_until: null,
  },
  ...{ firstname: first_name, lastname: 'Wever', first_name, last_name: 'Wever', active_trophy: null },
  ...{ isAdmin: false, isModerator: false, online: 'offline', last_read: null, thread: 1, left: false },
  ...part,
});

/** A message, for tests. */
export const message = (
  id: number,
  user_id: number,
  body: string,
  part: Partial<messages.Message> = {},
): messages.Message => ({
  ...{ id, place: id, thread_id: 1, user_id, body, created_at: MOMENT, deleted_at: null, version: 1 },
  ...{ edited_at: null, attachments: [] },
  ...{ new: false, not_send: false, client_id: null },
  ...part,
});

/** A conversation, for tests. */
export const thread = (id: number, part: Partial<messages.Thread> = {}): messages.Thread => ({
  ...{ id, partners: [partner(8, 'Bo')], messages: [], last_activity: MOMENT, last_activity_readable: 'a while ago' },
  ...{ last_read: MOMENT, unread_count: 0, sent_message_ids: [], fake_thread_id: null, silence: null },
  ...part,
});

/** One page of a list, the last one unless a cursor is given. */
export const listed = <T>(data: T[], cursors: Partial<Pick<ListMeta, 'next_cursor' | 'prev_cursor'>> = {}) => ({
  data,
  meta: {
    ...{ current_page: 1, last_page: 1, per_page: 20, total: data.length, next_cursor: null },
    pagination: { current_page: 1, total_pages: 1, last_page: 1, per_page: 20, count: data.length, total: data.length },
    ...cursors,
  },
});

import { addressOf } from '@lyceum/contracts/address';
import { ALL_BOARDS, commentsParts, type FirstAnswers, feedParts, topicParts } from '@lyceum/contracts/first-page';
import * as answers from './answers.ts';
import { firstScreens, PLUGINS } from './first-screens.ts';

const ok = (data: unknown) => ({ status: 200, body: { data } });
const page = (data: unknown[]) => ({ status: 200, body: { data, meta: { next_cursor: null, total: data.length } } });

/** A visitor of {@link firstPage}. A guest has no name. */
export interface Reader {
  name?: string;
  zone?: string;
  /** Time of the rendering in milliseconds. */
  now?: number;
}

/** When topics and comments are written. */
export const WRITTEN = '2026-01-01T10:00:00.000Z';

/** The answers of all screens that come with documents. */
export function firstPage({ name, zone = 'Europe/Amsterdam', now = 0 }: Reader, title = 'My first warp'): FirstAnswers {
  const [, settings] = answers.settings({ plugins: PLUGINS }) as [unknown, { data: object }];
  const [, me] = answers.me as [unknown, { id: number }];
  const [, boards] = answers.boards;
  const [, comments] = answers.comments as [unknown, { pages: { data: unknown[] }[] }];
  const member = { ...me, name, username: 'ada', time_zone: zone };
  const topic = { ...answers.topic, title };
  return {
    ...firstScreens(now, title),
    '/api/v3/settings': {
      status: 200,
      body: { ...settings, data: { ...settings.data, time_zone: zone } },
    },
    '/api/v3/profile/me': name ? ok(member) : { status: 401, body: { message: 'Unauthenticated.' } },
    [addressOf('GET /api/v4/community/channels', ALL_BOARDS)]: ok(boards),
    [addressOf('GET /api/v3/topics', feedParts(null, 'option1'))]: page([topic]),
    [addressOf('GET /api/v3/topics', feedParts(1, 'option1'))]: page([topic]),
    [addressOf('GET /api/v3/topics/{id}', topicParts('first-warp'))]: ok(topic),
    [addressOf('GET /api/v3/topics/{id}/comments', commentsParts(answers.topic.id))]: page(comments.pages[0]!.data),
  };
}

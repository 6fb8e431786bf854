import { z } from 'zod';
import { isRealDate } from '../base/dates.ts';
import { operation } from '../base/operation.ts';
import { flag, id, listOf, page } from '../base/shared.ts';
import { event } from '../calendar/shapes.ts';
import { board, postType, topic } from '../community/shapes.ts';
import { tag } from '../community/tags.ts';
import { group } from '../groups/shapes.ts';
import { member } from '../identity/members.ts';
import { course, lessonLine } from '../learning/shapes.ts';
import { SEARCH_LIMITS, SEARCH_MODELS, type SearchModel } from './amounts.ts';

/** Part 1 §9, in the community's time zone. */
const date = z
  .string()
  .regex(/^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'A date looks like 2026-01-31 18:00:00.')
  .refine(isRealDate, 'There is no such date.')
  .meta({ description: '`YYYY-MM-DD HH:mm:ss` in the community’s time zone.' });

/** A topic that matched by its own text or by a comment. */
export const foundTopic = topic.extend({
  /** The beginning of the matching topic or comment. */
  preview: z.string().max(SEARCH_LIMITS.preview),
  comment_id: id.nullable(),
});
export type FoundTopic = z.infer<typeof foundTopic>;

/** A member. With `inbox`, also the viewer's conversation with them, or null. */
export const foundMember = member.extend({ thread: id.nullable().optional() });
export type FoundMember = z.infer<typeof foundMember>;

/** A lesson with its course. */
export const foundLesson = lessonLine.extend({ course: z.object({ id, name: z.string(), slug: z.string() }) });
export type FoundLesson = z.infer<typeof foundLesson>;

const results = z.object({
  users: listOf(foundMember).optional(),
  topics: listOf(foundTopic).optional(),
  lessons: listOf(foundLesson).optional(),
  boards: listOf(board).optional(),
  courses: listOf(course).optional(),
  events: listOf(event).optional(),
  groups: listOf(group).optional(),
} satisfies Record<SearchModel, z.ZodType>);
export type SearchResults = z.infer<typeof results>;

const size = z.coerce
  .number()
  .int()
  .min(1)
  .transform((asked) => Math.min(asked, 100));

export const search = operation({
  method: 'GET',
  path: '/api/v3/search',
  /**
   * Checks the plugin in its handler, because choosing a member (`inbox`, `channel_id`) must work without the search
   * plugin.
   */
  summary: 'What the viewer may read that holds these words, by kind; without `order_by` the best match comes first',
  permission: 'public',
  query: z.object({
    query: z.string().trim().min(1, 'What are you looking for?').max(SEARCH_LIMITS.query),
    model: z.enum(SEARCH_MODELS).optional().meta({ description: 'One kind alone; all kinds without it.' }),
    min: date.optional(),
    max: date.optional(),
    order_by: z.enum(['asc', 'desc']).optional().meta({ description: '`desc` newest first, `asc` oldest first.' }),
    page,
    size: size.optional().meta({
      description: 'How many of each kind; without it 4 users, 5 topics, 3 lessons, 3 courses and 99 boards.',
    }),
    channel_id: id.optional().meta({ description: 'Users who may read this board.' }),
    inbox: z.enum(['has_conversation', 'has_no_conversation']).optional().meta({
      description: 'Users with whom the viewer has a conversation, or none.',
    }),
    board_id: id.optional().meta({ description: 'Topics of this board; with `model=topics`, as the next four.' }),
    user_id: id.optional().meta({ description: 'Topics by this member.' }),
    post_type: postType.optional().meta({ description: 'Topics of this kind.' }),
    tag: tag.optional().meta({ description: 'Topics with this tag.' }),
    solved: flag.optional().meta({ description: 'Topics with an accepted answer, or without one.' }),
  }),
  output: z.object({ results }),
  errors: [404],
});

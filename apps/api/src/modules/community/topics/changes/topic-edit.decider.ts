import { Refusal } from '@lyceum/kernel';
import {
  areThere,
  changedFiles,
  checkPost,
  type FileChanges,
  sameFiles,
  type Video,
} from '../../attachments/attachment.decider.ts';
import type { Attachment } from '../../attachments/attachment.events.ts';
import { checkMoodpost, checkMoodText } from '../../attachments/moodpost.decider.ts';
import { changedMeanwhile, isStale } from '../../posts/revision.decider.ts';
import type { TopicEvent } from '../topic.events.ts';
import { sameTags } from './retag.decider.ts';
import { communityText } from '../../community.texts.ts';

type PostType = Extract<TopicEvent, { type: 'TopicPosted' }>['data']['post_type'];
export type TicketStatus = Extract<TopicEvent, { type: 'TicketStatusChanged' }>['data']['ticket_status'];

export interface Topic {
  /** `invisible`: an introduction that its member has neither published nor declined. */
  status: 'invisible' | 'open' | 'closed';
  topic_id: number;
  post_id: number;
  board_id: number;
  author_id: number;
  post_type: PostType;
  title: string;
  content: string;
  /** The version of the rules that sanitised the content. */
  rules_version?: number;
  attachments: Attachment[];
  tags: readonly string[];
  video: Video | null;
  slug: string;
  meta_title: string | null;
  meta_description: string | null;
  release_at: string | null;
  /** Waits for its release. */
  scheduled: boolean;
  sticky: boolean;
  /** Null unless the topic is a ticket. */
  ticket: TicketStatus | null;
  answer: number | null;
  answer_author_id: number | undefined;
  deleted: boolean;
  /** Deleted by no one, until a moderator decides on its reports. */
  hidden?: boolean;
  /** Starts at 1 and increases with each event of an edit. */
  revision: number;
}

/** The changes of an edit. Absent fields keep their values. Content is sanitised and comes with its excerpt. */
export interface Changes {
  title?: string;
  content?: { content: string; excerpt: string; rules_version?: number };
  attachments?: FileChanges;
  tags?: string[];
  video?: Video;
  board_id?: number;
  slug?: string;
  meta_title?: string | null;
  meta_description?: string | null;
  release_at?: string;
}

export type Field = keyof Changes;

export interface Edit {
  kind: 'edit';
  changes: Changes;
  /** The fields that the sender may change. */
  allowed: readonly Field[];
  /** False, unless the edit leaves the topic on a moodboard. Then a check whether a text is long enough there. */
  onWall: false | ((html: string) => boolean);
  /** The refusal of content that is too short (part 1 §5). It does not apply to unchanged content. */
  tooShort?: Refusal;
  /** The revision that the sender saw. Without it, the last edit wins. */
  revision?: number;
  now: Date;
}

function differs(changes: Changes, field: Field, state: Topic): boolean {
  if (changes[field] === undefined) return false;
  switch (field) {
    case 'content':
      return changes.content?.content !== state.content;
    case 'attachments':
      return !sameFiles(filesAfter(changes, state), state.attachments);
    case 'tags':
      return !sameTags(changes.tags ?? [], state.tags);
    case 'video':
      return changes.video?.url !== state.video?.url;
    default:
      return changes[field] !== state[field];
  }
}

const filesAfter = ({ attachments }: Changes, state: Topic): Attachment[] =>
  attachments ? changedFiles(state.attachments, attachments) : state.attachments;

/**
 * Decides an edit field by field (decisions 26). A field with its current value is no change, so a form may send all
 * fields. The sender needs the right to change each field that differs. A closed topic accepts no edits (part 1 §4),
 * and a birthday topic never does (§5).
 * @throws {Refusal} `forbidden`, `conflict` or `invalid`.
 */
export function decideEdit(
  { changes, allowed, onWall, tooShort, revision, now: at }: Edit,
  state: Topic,
): TopicEvent[] {
  const stale = isStale(revision, state);
  // Another edit has removed the file. The sender gets that conflict, not a refusal about a file that they still see.
  if (stale && changes.attachments && !areThere(state.attachments, changes.attachments)) throw changedMeanwhile();
  const fields = (Object.keys(changes) as Field[]).filter((field) => differs(changes, field, state));
  const refused = fields.find((field) => !allowed.includes(field));
  if (refused) throw new Refusal('forbidden', communityText('topic.changing', { what: NAMES[refused] }));
  if (fields.length === 0) return [];
  if (tooShort && fields.includes('content')) throw tooShort;
  if (state.status === 'closed') throw new Refusal('conflict', communityText('topic.closed'));
  if (state.post_type === 'birthday') throw new Refusal('conflict', communityText('birthday.editing'));
  if (stale) throw changedMeanwhile();
  const after = { attachments: filesAfter(changes, state), video_url: (changes.video ?? state.video)?.url ?? null };
  checkPost({ post_type: state.post_type, ...after });
  // Topics from before the board became a moodboard stay as they are, until an edit changes their files or board.
  if (onWall && (fields.includes('attachments') || fields.includes('board_id')))
    checkMoodpost({ post_type: state.post_type, ...after });
  if (onWall && fields.includes('board_id')) checkMoodText(changes.content?.content ?? state.content, onWall);
  return eventsOf(changes, new Set(fields), state, at);
}

/** Whether the release date is in the future. */
export const liesAhead = (releaseAt: string, now: Date): boolean => Date.parse(releaseAt) > now.getTime();

const NAMES: Record<Field, string> = {
  title: 'title',
  content: 'text',
  attachments: 'files',
  tags: 'tags',
  video: 'video',
  board_id: 'board',
  slug: 'address',
  meta_title: 'meta title',
  meta_description: 'meta description',
  release_at: 'release date',
};

/** The fields that the author writes. */
const SAID: readonly Field[] = ['title', 'content', 'attachments', 'video'];

function eventsOf(changes: Changes, fields: Set<Field>, state: Topic, at: Date): TopicEvent[] {
  const events: TopicEvent[] = [];
  const board_id = changes.board_id ?? state.board_id;
  const place = { topic_id: state.topic_id, board_id };
  if (fields.has('board_id')) {
    events.push({ type: 'TopicMoved', data: { ...place, from_board_id: state.board_id } });
  }
  if (SAID.some((field) => fields.has(field))) {
    const text = changes.content ?? { content: state.content, excerpt: null, rules_version: state.rules_version };
    const { video } = changes;
    const media = {
      ...(fields.has('attachments') && { attachments: filesAfter(changes, state) }),
      ...(fields.has('video') && video && { video_url: video.url, video_id: video.id }),
    };
    const title = changes.title ?? state.title;
    events.push({ type: 'TopicEdited', data: { ...place, title, ...text, ...media } });
  }
  if (fields.has('tags') && changes.tags) {
    events.push({ type: 'TopicTagged', data: { ...place, author_id: state.author_id, tags: changes.tags } });
  }
  if (fields.has('slug') || fields.has('meta_title') || fields.has('meta_description')) {
    const slug = changes.slug ?? state.slug;
    const details = {
      author_id: state.author_id,
      slug,
      former_slug: slug === state.slug ? null : state.slug,
      meta_title: changes.meta_title === undefined ? state.meta_title : changes.meta_title,
      meta_description: changes.meta_description === undefined ? state.meta_description : changes.meta_description,
    };
    events.push({ type: 'TopicDetailsChanged', data: { ...place, ...details } });
  }
  if (fields.has('release_at') && changes.release_at) {
    const ahead = liesAhead(changes.release_at, at);
    const scheduled = ahead || state.scheduled;
    const withdrawn = ahead && !state.scheduled;
    const date = { release_at: changes.release_at, scheduled, ...(withdrawn && { withdrawn }) };
    events.push({ type: 'TopicRescheduled', data: { ...place, ...date } });
    // A new date in the past releases the topic together with the edit.
    if (state.scheduled && !ahead) {
      events.push({ type: 'TopicReleased', data: { ...place, author_id: state.author_id } });
    }
  }
  return events;
}

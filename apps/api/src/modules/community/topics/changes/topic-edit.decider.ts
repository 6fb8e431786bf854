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
import { communityText } from '../../community.texts.ts';

type PostType = Extract<TopicEvent, { type: 'TopicPosted' }>['data']['post_type'];
export type TicketStatus = Extract<TopicEvent, { type: 'TicketStatusChanged' }>['data']['ticket_status'];

export interface Topic {
  /** `invisible`: an introduction that was offered, and neither given nor taken off. */
  status: 'invisible' | 'open' | 'closed';
  topic_id: number;
  post_id: number;
  board_id: number;
  author_id: number;
  post_type: PostType;
  title: string;
  content: string;
  /** The rules that cleaned it. */
  rules_version?: number;
  attachments: Attachment[];
  video: Video | null;
  slug: string;
  meta_title: string | null;
  meta_description: string | null;
  release_at: string | null;
  /** Waits for its release. */
  scheduled: boolean;
  sticky: boolean;
  /** Null but for tickets. */
  ticket: TicketStatus | null;
  answer: number | null;
  answer_author_id: number | undefined;
  deleted: boolean;
  /** 1, and one more with each event of an edit. */
  revision: number;
}

/** What an edit may change; a field that is not there stays. Content comes sanitised, with its excerpt. */
export interface Changes {
  title?: string;
  content?: { content: string; excerpt: string; rules_version?: number };
  attachments?: FileChanges;
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
  /** The fields that are the sender's to change. */
  allowed: readonly Field[];
  /** Whether the topic hangs on a wall of pictures when this is done; if so, which texts are long enough for one. */
  onWall: false | ((html: string) => boolean);
  /** The refusal of the content that was sent, which is too short (part 1 §5), unless it is sent unchanged. */
  tooShort?: Refusal;
  /** The revision that the sender saw; without one, the last edit wins. */
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
    case 'video':
      return changes.video?.url !== state.video?.url;
    default:
      return changes[field] !== state[field];
  }
}

const filesAfter = ({ attachments }: Changes, state: Topic): Attachment[] =>
  attachments ? changedFiles(state.attachments, attachments) : state.attachments;

/**
 * Field by field (decisions 26): fields sent unchanged are no change, so that a form may send all of them; what does
 * change must be the sender's to change. A closed topic accepts no edits (part 1 §4), and a birthday never does (§5).
 */
export function decideEdit(
  { changes, allowed, onWall, tooShort, revision, now: at }: Edit,
  state: Topic,
): TopicEvent[] {
  const stale = isStale(revision, state);
  // Whoever took the file off was first: that is what the sender must hear, and not of a file that they see.
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
  // What came there before the board was a wall stays as it is until it is changed in this.
  if (onWall && (fields.includes('attachments') || fields.includes('board_id')))
    checkMoodpost({ post_type: state.post_type, ...after });
  if (onWall && fields.includes('board_id')) checkMoodText(changes.content?.content ?? state.content, onWall);
  return eventsOf(changes, new Set(fields), state, at);
}

export const liesAhead = (releaseAt: string, now: Date): boolean => Date.parse(releaseAt) > now.getTime();

const NAMES: Record<Field, string> = {
  title: 'title',
  content: 'text',
  attachments: 'files',
  video: 'video',
  board_id: 'board',
  slug: 'address',
  meta_title: 'meta title',
  meta_description: 'meta description',
  release_at: 'release date',
};

/** What its author says with it. */
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
    // Brought forward to a moment that has passed, it comes out with the edit.
    if (state.scheduled && !ahead) {
      events.push({ type: 'TopicReleased', data: { ...place, author_id: state.author_id } });
    }
  }
  return events;
}

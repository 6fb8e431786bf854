import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type TopicCommand, topicDecider } from './topic.decider.ts';
import type { Edit, Field, TicketStatus } from './changes/topic-edit.decider.ts';
import { topicEvents } from './topic.events.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PAST = '2026-11-19T12:00:00.000Z';
const SOON = '2026-11-21T12:00:00.000Z';
const LATER = '2026-12-01T12:00:00.000Z';
const FIELDS: Field[] = [
  'title',
  'content',
  'attachments',
  'video',
  'tags',
  'board_id',
  'slug',
  'meta_title',
  'meta_description',
  'release_at',
];

const file = (id: number, width: number | null) => ({
  id,
  name: `${id}`,
  filetype: width ? 'image/png' : 'audio/mpeg',
  width,
  height: width,
  alt: null,
});
/** Two pictures and a sound. */
const FILES = [file(21, 40), file(22, 40), file(23, null)];
const files = fc.subarray(FILES, { minLength: 0 });
const someFiles = fc.record(
  { kept: fc.array(fc.record({ id: fc.constantFrom(21, 22, 23, 24), alt: fc.constantFrom('x', 'y') })), added: files },
  { requiredKeys: ['added'] },
);
const video = fc.constantFrom('https://vimeo.com/1', 'https://vimeo.com/2').map((url) => ({ url, id: url.slice(-1) }));
const someTags = fc.subarray(['glaze', 'raku', 'slip']);
/** In any order. */
const tagged = (tags: readonly string[]) => [...tags].sort().join();
const word = fc.constantFrom('tenmoku', 'shino', 'raku');
/** As a wall asks of a text: 'raku' says too little for one. */
const isEnough = (html: string): boolean => html.length > 4;
const content = word.map((text) => ({ content: text, excerpt: text }));
const date = fc.constantFrom(PAST, SOON, LATER);
const ticketStatus = fc.constantFrom<TicketStatus>('open', 'hold', 'closed');
const changes = fc.record(
  {
    title: word,
    content,
    attachments: someFiles,
    video,
    tags: someTags,
    board_id: fc.constantFrom(2, 5),
    slug: word,
    meta_title: fc.option(word),
    meta_description: fc.option(word),
    release_at: date,
  },
  { requiredKeys: [] },
);
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constant('edit' as const),
  changes,
  // Mostly all of them, as an author has.
  allowed: fc.oneof({ weight: 4, arbitrary: fc.constant(FIELDS) }, fc.subarray(FIELDS)),
  onWall: fc.constantFrom<Edit['onWall']>(false, isEnough),
  revision: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined, freq: 3 }),
  now: fc.constant(NOW),
});
const posted = fc
  .record(
    {
      ...{ title: word, slug: word, sticky: fc.boolean(), release_at: date, scheduled: fc.boolean() },
      post_type: fc.constantFrom<PostType[]>('text', 'birthday', 'image', 'video'),
      ...{ invisible: fc.boolean(), ticket: fc.boolean() },
      attachments: files,
      video_url: fc.constant('https://vimeo.com/1'),
      tags: someTags,
    },
    { requiredKeys: ['title', 'slug', 'post_type'] },
  )
  .map((given) => ({
    ...{
      topic_id: 3,
      board_id: 2,
      post_id: 9,
      author_id: 7,
      content: 'tenmoku',
      excerpt: '',
    },
    ...given,
  }));

const commands: fc.Arbitrary<TopicCommand> = fc.oneof(
  { weight: 2, arbitrary: posted.map((topic) => ({ kind: 'post' as const, topic })) },
  { weight: 6, arbitrary: edit },
  { weight: 3, arbitrary: fc.constantFrom<TopicCommand>({ kind: 'close' }, { kind: 'reopen' }, { kind: 'restore' }) },
  fc.constant<TopicCommand>({ kind: 'delete' }),
  fc.constantFrom<TopicCommand>({ kind: 'hide' }, { kind: 'unhide' }),
  fc.boolean().map((sticky) => ({ kind: 'pin' as const, sticky })),
  fc.record({
    kind: fc.constant('answer' as const),
    comment_id: fc.constantFrom(11, 12),
    answer_author_id: fc.constant(8),
    accepted: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('ticket' as const),
    ticket_status: ticketStatus,
    // As an administrator has, or an author.
    allowed: fc.constantFrom<TicketStatus[]>(['open', 'hold', 'closed'], ['open', 'closed'], []),
  }),
  { weight: 2, arbitrary: date.map((release_at) => ({ kind: 'release' as const, release_at })) },
  fc
    .record({ title: word, slug: word, content: word, excerpt: word })
    .map((text) => ({ kind: 'introduce' as const, text })),
  fc.constant<TopicCommand>({ kind: 'dismiss' }),
  fc.record({
    kind: fc.constant('retag' as const),
    from: fc.constantFrom('glaze', 'raku'),
    to: fc.constantFrom('slip', 'raku', null),
  }),
);

/** Of a post: its files in their order, each by its id and what is said of it. */
const written = (of: readonly { id: number; alt: string | null }[]) =>
  of.map(({ id, alt }) => `${id}${alt ?? ''}`).join();

type PostType = Extract<TopicCommand, { kind: 'post' }>['topic']['post_type'];

interface Model {
  type: string;
  fields: Record<Field, string | number | null>;
  flags: Record<'closed' | 'deleted' | 'hidden' | 'sticky' | 'scheduled' | 'invisible', boolean>;
  answer: number | null;
  ticket: TicketStatus | null;
  revision: number;
}
type Type = keyof typeof topicEvents;
type Outcome = ['missing' | 'conflict' | 'forbidden' | 'invalid' | Type[], Model];

const flagged = (model: Model, flag: keyof Model['flags'], value: boolean, type: Type): Outcome => [
  model.flags[flag] === value ? [] : [type],
  { ...model, flags: { ...model.flags, [flag]: value } },
];

/** A post of pictures has one, a post of a video has that, and no other has. */
const isWhole = (type: string, attachments: string, url: string | null): boolean =>
  (type === 'video') === (url !== null) && (type !== 'image' || /2[12]/.test(attachments));

/** On a wall hangs one picture, and no sound. */
const hangs = (type: string, attachments: string): boolean => type === 'image' && /^2[12][^,]*$/.test(attachments);

/** Null where it would keep a file that is not there. */
function filesAfter(model: Model, { kept, added }: NonNullable<Edit['changes']['attachments']>): string | null {
  const present = String(model.fields.attachments).split(',').filter(Boolean);
  const ids = new Map((kept ?? []).map(({ id, alt }) => [id, `${id}${alt ?? ''}`]));
  const known = [...present, ...added.map(({ id }) => `${id}`)];
  if ([...ids.keys()].some((id) => !known.some((one) => one.startsWith(`${id}`)))) return null;
  const staying = kept ? [...ids.values()] : present;
  const fresh = added.filter(({ id }) => !staying.some((one) => one.startsWith(`${id}`)));
  return [...staying, ...fresh.map(({ id }) => `${id}`)].join();
}

/** Each field belongs to one kind of event; a date decides besides whether the topic waits. */
function edited(model: Model, { changes, allowed, onWall, revision }: Edit): Outcome | ['invalid', Model] {
  const { content: text, attachments, video: film, tags, ...rest } = changes;
  const after = attachments && filesAfter(model, attachments);
  const isStale = (revision ?? model.revision) !== model.revision;
  if (after === null) return [isStale ? 'conflict' : 'invalid', model];
  const said = {
    ...(text && { content: text.content }),
    ...(film && { video: film.url }),
    ...(tags && { tags: tagged(tags) }),
  };
  const wanted = Object.entries({ ...rest, ...said, ...(after !== undefined && { attachments: after }) }) as [
    Field,
    string | number | null,
  ][];
  const differing = wanted.filter(([field, value]) => model.fields[field] !== value);
  const touches = (...fields: Field[]) => differing.some(([field]) => fields.includes(field));
  if (differing.some(([field]) => !allowed.includes(field))) return ['forbidden', model];
  if (differing.length === 0) return [[], model];
  if (model.flags.closed || model.type === 'birthday' || isStale) return ['conflict', model];
  const fields = { ...model.fields, ...Object.fromEntries(differing) };
  if (!isWhole(model.type, String(fields.attachments), fields.video as string | null)) return ['invalid', model];
  if (onWall && touches('attachments', 'board_id') && !hangs(model.type, String(fields.attachments)))
    return ['invalid', model];
  if (onWall && touches('board_id') && !isEnough(String(fields.content))) return ['invalid', model];
  const types: Type[] = [
    ...(touches('board_id') ? ['TopicMoved' as const] : []),
    ...(touches('title', 'content', 'attachments', 'video') ? ['TopicEdited' as const] : []),
    ...(touches('tags') ? ['TopicTagged' as const] : []),
    ...(touches('slug', 'meta_title', 'meta_description') ? ['TopicDetailsChanged' as const] : []),
    ...(touches('release_at') ? ['TopicRescheduled' as const] : []),
  ];
  const ahead = touches('release_at') ? rest.release_at !== PAST : model.flags.scheduled;
  const comesOut = model.flags.scheduled && !ahead;
  const next = {
    ...model,
    fields,
    flags: { ...model.flags, scheduled: ahead },
    // Tags are no part of the text, so they conflict with no edit of it.
    revision: model.revision + types.filter((type) => type !== 'TopicTagged').length,
  };
  return [comesOut ? [...types, 'TopicReleased'] : types, next];
}

function begun({ topic }: Extract<TopicCommand, { kind: 'post' }>): Model {
  const { title, slug, release_at = null, sticky = false, scheduled = false, attachments = [], post_type } = topic;
  const { invisible = false, ticket = false } = topic;
  const media = { attachments: written(attachments), video: topic.video_url ?? null, tags: tagged(topic.tags ?? []) };
  const details = { meta_title: null, meta_description: null, release_at };
  return {
    type: post_type,
    fields: { title, slug, content: 'tenmoku', board_id: 2, ...media, ...details },
    flags: { closed: false, deleted: false, hidden: false, sticky, scheduled, invisible },
    answer: null,
    ticket: ticket ? 'open' : null,
    revision: 1,
  };
}

/** What was offered is given, or turned down, once. */
function introduced(model: Model, command: Extract<TopicCommand, { kind: 'introduce' | 'dismiss' }>): Outcome {
  if (!model.flags.invisible) return ['conflict', model];
  if (command.kind === 'dismiss') return flagged(model, 'deleted', true, 'IntroductionDismissed');
  if (model.flags.deleted) return ['missing', model];
  const { title, slug, content: text } = command.text;
  return [
    ['TopicIntroduced'],
    { ...model, fields: { ...model.fields, title, slug, content: text }, flags: { ...model.flags, invisible: false } },
  ];
}

function posting(command: Extract<TopicCommand, { kind: 'post' }>): ['invalid' | Type[], Model | null] {
  const next = begun(command);
  const { attachments, video: film } = next.fields;
  return isWhole(next.type, String(attachments), film as string | null) ? [['TopicPosted'], next] : ['invalid', null];
}

type Refused = 'missing' | 'conflict' | 'invalid';

function step(model: Model | null, command: TopicCommand): Outcome | [Refused | Type[], Model | null] {
  if (command.kind === 'post') return model ? ['conflict', model] : posting(command);
  if (!model) return ['missing', null];
  if (command.kind === 'introduce' || command.kind === 'dismiss') return introduced(model, command);
  if (model.flags.invisible) return ['missing', model];
  if (command.kind === 'retag') {
    const tags = String(model.fields.tags).split(',').filter(Boolean);
    if (!tags.includes(command.from) || command.from === command.to) return [[], model];
    const after = tags.flatMap((tag) => (tag !== command.from ? [tag] : command.to === null ? [] : [command.to]));
    return [['TopicTagged'], { ...model, fields: { ...model.fields, tags: tagged([...new Set(after)]) } }];
  }
  const { flags } = model;
  const shown = { ...model, flags: { ...flags, hidden: false } };
  if (command.kind === 'restore') return flagged(shown, 'deleted', false, 'TopicRestored');
  if (command.kind === 'unhide') return flags.hidden ? flagged(shown, 'deleted', false, 'TopicRestored') : [[], model];
  if (command.kind === 'hide') {
    return flags.deleted
      ? [[], model]
      : flagged({ ...model, flags: { ...flags, hidden: true } }, 'deleted', true, 'TopicDeleted');
  }
  if (model.flags.deleted) return ['missing', model];
  switch (command.kind) {
    case 'delete':
      return flagged(model, 'deleted', true, 'TopicDeleted');
    case 'close':
      return flagged(model, 'closed', true, 'TopicClosed');
    case 'reopen':
      return flagged(model, 'closed', false, 'TopicReopened');
    case 'pin':
      return flagged(model, 'sticky', command.sticky, command.sticky ? 'TopicPinned' : 'TopicUnpinned');
    case 'release':
      return command.release_at === model.fields.release_at
        ? flagged(model, 'scheduled', false, 'TopicReleased')
        : [[], model];
    case 'answer': {
      const { accepted, comment_id } = command;
      if (accepted === (model.answer === comment_id)) return [[], model];
      if (model.flags.closed) return ['conflict', model];
      const isReplaced = accepted && model.answer !== null;
      const types: Type[] = [
        ...(isReplaced ? (['AnswerWithdrawn'] as const) : []),
        accepted ? 'AnswerAccepted' : 'AnswerWithdrawn',
      ];
      return [types, { ...model, answer: accepted ? comment_id : null }];
    }
    case 'ticket': {
      const { allowed, ticket_status } = command;
      if (model.ticket === null) return ['invalid', model];
      if (model.ticket === ticket_status) return [[], model];
      if (!allowed.includes(ticket_status)) return ['forbidden', model];
      return [['TicketStatusChanged'], { ...model, ticket: ticket_status }];
    }
    case 'edit':
      return edited(model, command);
  }
}

describe('a topic', () => {
  itFollowsItsModel({
    decider: topicDecider,
    schemas: topicEvents,
    commands,
    begin: (): Model | null => null,
    step,
    seen: (state) => {
      if (state.status === 'missing') return null;
      const { status, deleted, hidden = false, sticky, scheduled, answer, ticket, revision } = state;
      const plain = Object.fromEntries(FIELDS.map((field) => [field, state[field]])) as Model['fields'];
      return {
        type: state.post_type,
        fields: {
          ...plain,
          attachments: written(state.attachments),
          video: state.video?.url ?? null,
          tags: tagged(state.tags),
        },
        flags: { closed: status === 'closed', invisible: status === 'invisible', deleted, hidden, sticky, scheduled },
        answer,
        ticket,
        revision,
      };
    },
  });
});

import { type Decider, Refusal } from '@lyceum/kernel';
import { ANSWERS_MIN, ANSWERS_MOST } from './poll.constants.ts';
import type { PollEvent, PollSettings } from './poll.events.ts';
import { communityText } from '../community.texts.ts';

type DataOf<T extends PollEvent['type']> = Extract<PollEvent, { type: T }>['data'];

export interface PollOption {
  id: number;
  value: string;
}

export interface Poll {
  poll_id: number;
  topic_id: number;
  question: string;
  /** In the order of their creation. */
  options: readonly PollOption[];
  settings: PollSettings;
}

export type PollState = Poll | null;

/** The desired state of a poll. Options without an id are new, and take their ids from `fresh`. */
export interface PollChanges {
  question?: string;
  options?: readonly { id?: number; value: string }[];
  settings?: PollSettings;
}

export type PollCommand =
  | { kind: 'create'; poll: DataOf<'PollCreated'> }
  | { kind: 'edit'; changes: PollChanges; fresh: readonly number[]; by: number }
  | { kind: 'add-option'; option: PollOption; by: number; now: Date }
  | { kind: 'remove-option'; option_id: number };

/** The stream name of a poll. */
export const pollStream = (pollId: number): string => `poll-${pollId}`;
export const ENDED = communityText('poll.ended');
const TOO_FEW = communityText('poll.fewAnswers', { least: ANSWERS_MIN });
const TOO_MANY = communityText('poll.manyAnswers', { most: ANSWERS_MOST });

/** Whether the end lies before now (part 3 §4). */
export const hasEnded = ({ end_at }: { end_at: string | null }, now: Date): boolean =>
  end_at !== null && Date.parse(end_at) < now.getTime();

const key = (value: string): string => value.trim().toLocaleLowerCase();

/** Decides about one poll: its question, options and settings. Votes are separate streams, one per member. */
export const pollDecider: Decider<PollState, PollCommand, PollEvent> = {
  initial: () => null,

  decide(command, state) {
    if (command.kind === 'create') {
      if (state) throw new Refusal('conflict', communityText('poll.exists'));
      refuseTwice(command.poll.values);
      return [{ type: 'PollCreated', data: command.poll }];
    }
    if (!state) throw new Refusal('missing', communityText('poll.missing'));
    const place = { poll_id: state.poll_id, topic_id: state.topic_id };
    switch (command.kind) {
      case 'edit':
        return edited(state, command, place);
      case 'add-option':
        return added(state, command, place);
      case 'remove-option': {
        if (!state.options.some(({ id }) => id === command.option_id)) {
          throw new Refusal('missing', communityText('answer.missing'));
        }
        if (state.options.length <= ANSWERS_MIN) throw new Refusal('conflict', TOO_FEW);
        return [{ type: 'PollOptionRemoved', data: { ...place, option_id: command.option_id } }];
      }
    }
  },

  evolve: (state, event) =>
    event.type === 'PollCreated' ? created(event.data) : { ...state!, ...changed(state!, event) },
};

type Place = Pick<Poll, 'poll_id' | 'topic_id'>;

function refuseTwice(values: readonly string[]): void {
  if (new Set(values.map(key)).size < values.length) {
    throw Refusal.invalid('question_options', communityText('answer.exists'));
  }
}

function added(state: Poll, command: Extract<PollCommand, { kind: 'add-option' }>, place: Place): PollEvent[] {
  const { option, by, now } = command;
  if (!state.settings.guest_answers) throw new Refusal('forbidden', communityText('poll.noOthers'));
  if (hasEnded(state.settings, now)) throw new Refusal('conflict', ENDED);
  refuseTwice([...state.options.map(({ value }) => value), option.value]);
  if (state.options.length >= ANSWERS_MOST) throw new Refusal('conflict', TOO_MANY);
  return [{ type: 'PollOptionAdded', data: { ...place, author_id: by, option_id: option.id, value: option.value } }];
}

function edited(state: Poll, command: Extract<PollCommand, { kind: 'edit' }>, place: Place): PollEvent[] {
  const { question, options, settings } = command.changes;
  const events: PollEvent[] = [];
  if (question !== undefined && question !== state.question) {
    events.push({ type: 'PollQuestionChanged', data: { ...place, question } });
  }
  if (options) events.push(...editedOptions(state, options, command, place));
  if (settings && JSON.stringify(settings) !== JSON.stringify(state.settings)) {
    events.push({ type: 'PollSettingsChanged', data: { ...place, ...settings } });
  }
  return events;
}

function editedOptions(
  state: Poll,
  options: NonNullable<PollChanges['options']>,
  { fresh, by }: { fresh: readonly number[]; by: number },
  place: Place,
): PollEvent[] {
  refuseTwice(options.map(({ value }) => value));
  const values = new Map(state.options.map(({ id, value }) => [id, value]));
  const known = options.flatMap(({ id, value }) => (id === undefined ? [] : [{ id, value }]));
  if (new Set(known.map(({ id }) => id)).size < known.length || known.some(({ id }) => !values.has(id))) {
    throw new Refusal('missing', communityText('answer.missing'));
  }
  const kept = new Set(known.map(({ id }) => id));
  return [
    ...state.options
      .filter(({ id }) => !kept.has(id))
      .map(({ id }): PollEvent => ({ type: 'PollOptionRemoved', data: { ...place, option_id: id } })),
    ...known
      .filter(({ id, value }) => values.get(id) !== value)
      .map(({ id, value }): PollEvent => ({ type: 'PollOptionReworded', data: { ...place, option_id: id, value } })),
    ...options
      .filter(({ id }) => id === undefined)
      .map(({ value }, index): PollEvent => {
        const data = { ...place, author_id: by, option_id: fresh[index]!, value };
        return { type: 'PollOptionAdded', data };
      }),
  ];
}

const created = ({ poll_id, topic_id, question, option_ids, values, ...rest }: DataOf<'PollCreated'>): Poll => ({
  poll_id,
  topic_id,
  question,
  options: option_ids.map((id, index) => ({ id, value: values[index]! })),
  settings: settingsOf(rest),
});

const settingsOf = ({ retry, guest_answers, public: open, multiple, end_at }: PollSettings): PollSettings => ({
  retry,
  guest_answers,
  public: open,
  multiple,
  end_at,
});

function changed(state: Poll, event: Exclude<PollEvent, { type: 'PollCreated' }>): Partial<Poll> {
  const { options } = state;
  switch (event.type) {
    case 'PollQuestionChanged':
      return { question: event.data.question };
    case 'PollSettingsChanged':
      return { settings: settingsOf(event.data) };
    case 'PollOptionAdded':
      return { options: [...options, { id: event.data.option_id, value: event.data.value }] };
    case 'PollOptionReworded': {
      const { option_id, value } = event.data;
      return { options: options.map((each) => (each.id === option_id ? { ...each, value } : each)) };
    }
    case 'PollOptionRemoved':
      return { options: options.filter(({ id }) => id !== event.data.option_id) };
  }
}

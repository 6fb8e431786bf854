import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const place = { poll_id: z.int(), topic_id: z.int() };

const settings = {
  retry: z.boolean(),
  /** Members may add options (decisions 25). */
  guest_answers: z.boolean(),
  /** Who chose what is told. */
  public: z.boolean(),
  multiple: z.boolean(),
  end_at: z.iso.datetime().nullable(),
};

export const pollSettingsData = z.object(settings);
export type PollSettings = z.output<typeof pollSettingsData>;

export const pollEvents = {
  /** Together with its topic. The options' ids and texts go in step: the texts are personal, the ids are not. */
  PollCreated: z.object({
    ...place,
    author_id: memberId,
    question: z.string(),
    option_ids: z.array(z.int()),
    values: z.array(z.string()),
    ...settings,
  }),
  PollQuestionChanged: z.object({ ...place, question: z.string() }),
  PollSettingsChanged: z.object({ ...place, ...settings }),
  PollOptionAdded: z.object({ ...place, author_id: memberId, option_id: z.int(), value: z.string() }),
  PollOptionReworded: z.object({ ...place, option_id: z.int(), value: z.string() }),
  PollOptionRemoved: z.object({ ...place, option_id: z.int() }),
};

export type PollEvent = EventsOf<typeof pollEvents>;

export const pollResponseEvents = {
  /** What a member now chooses besides, and what no longer: a vote, another vote, or one taken back. */
  PollAnswered: z.object({
    ...place,
    member_id: memberId,
    /** The poll took one answer at that time; then no second row of theirs may come to stand. */
    single: z.boolean(),
    /** Whoever voted was told that all would see it. A poll that becomes public later tells nothing of them. */
    public: z.boolean(),
    added: z.array(z.object({ response_id: z.int(), option_id: z.int() })),
    removed: z.array(z.int()),
  }),
};

export type PollResponseEvent = EventsOf<typeof pollResponseEvents>;

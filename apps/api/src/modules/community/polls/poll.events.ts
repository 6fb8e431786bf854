import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const place = { poll_id: z.int(), topic_id: z.int() };

const settings = {
  retry: z.boolean(),
  /** Members may add options (decisions 25). */
  guest_answers: z.boolean(),
  /** Other members can see how each member voted. */
  public: z.boolean(),
  multiple: z.boolean(),
  end_at: z.iso.datetime().nullable(),
};

export const pollSettingsData = z.object(settings);
export type PollSettings = z.output<typeof pollSettingsData>;

export const pollEvents = {
  /**
   * Appended together with its topic. `option_ids` and `values` have the same order. The texts are personal data, the
   * ids are not.
   */
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
  /** The options that a member adds and removes: a vote, a changed vote, or a withdrawn one. */
  PollAnswered: z.object({
    ...place,
    member_id: memberId,
    /** The poll allowed a single answer at that time, so a member can have only one row. */
    single: z.boolean(),
    /** Whether votes were public at that time. A poll that becomes public later does not reveal this vote. */
    public: z.boolean(),
    added: z.array(z.object({ response_id: z.int(), option_id: z.int() })),
    removed: z.array(z.int()),
  }),
};

export type PollResponseEvent = EventsOf<typeof pollResponseEvents>;

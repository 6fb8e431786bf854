import { Injectable } from '@nestjs/common';
import { type community, settings as settingsContract } from '@lyceum/contracts';
import { POLL_LIMITS } from '@lyceum/contracts/limits';
import { Kernel, type Repeatable, Refusal } from '@lyceum/kernel';
import type { z } from 'zod';
import { Settings } from '../../../settings/index.ts';
import type { Given } from '../../posts/given.ts';
import { missing } from '../../rights/facts.ts';
import { givenMeta } from '../../../../platform/http/given-meta.ts';
import { hasEnded, type PollOption, pollDecider, pollStream } from '../poll.decider.ts';
import { type PollDraft, PollDrafts } from './poll.drafts.ts';
import type { PollSettings } from '../poll.events.ts';
import { PollFactsReader } from '../poll.facts.ts';
import { settingsOf } from './poll.input.ts';
import { platformText } from '../../../../platform/texts/platform.texts.ts';
import { communityText } from '../../community.texts.ts';

type NewTopic = z.output<typeof community.topicInput>;

interface Asked {
  question: string;
  options: readonly PollOption[];
  settings: PollDraft['settings'];
}

export type NewPoll = Omit<Asked, 'settings'> & { id: number; settings: PollSettings };

/** Creates the poll of a topic in the topic's own transaction, so that neither exists without the other. */
@Injectable()
export class PollPosting {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: PollFactsReader,
    private readonly drafts: PollDrafts,
    private readonly settings: Settings,
  ) {}

  /**
   * The id of the new poll, or null for other topics.
   * @throws {Refusal} `invalid` unless the request has either a draft or a poll, `forbidden` if the plan has no polls.
   */
  async idFor({ post_type, quiz_id, poll }: NewTopic): Promise<number | null> {
    if (post_type !== 'poll') return null;
    if ((quiz_id === undefined) === (poll === undefined)) {
      throw Refusal.invalid('poll', communityText('poll.incomplete'));
    }
    const { plan } = (await this.settings.current()).values;
    if (plan < settingsContract.PLANS.poll) throw new Refusal('forbidden', platformText('who.plan'));
    return quiz_id ?? this.facts.nextPollId();
  }

  /**
   * Returns the requested poll. Claims a draft in this transaction, before the topic is posted. Of two concurrent
   * requests, the second finds no draft.
   * @throws {Refusal} `missing` without a draft, `invalid` if the poll is incomplete or has already ended.
   */
  async take(tx: Repeatable, id: number, { input, given }: { input: NewTopic; given: Given }): Promise<NewPoll> {
    const { settings, ...asked } = await this.asked(tx, id, { input, given });
    const decided = settingsOf(settings, (await this.settings.current()).values.time_zone);
    if (hasEnded(decided, given.at ?? this.kernel.clock.now())) {
      throw Refusal.invalid('settings.end_date', communityText('poll.end'));
    }
    return { id, ...asked, settings: decided };
  }

  async create(tx: Repeatable, { id, question, options, settings }: NewPoll, topicId: number, given: Given) {
    const poll = {
      poll_id: id,
      topic_id: topicId,
      author_id: given.viewer.id,
      question,
      option_ids: options.map((option) => option.id),
      values: options.map(({ value }) => value),
      ...settings,
    };
    const { position } = await this.kernel.execute({
      decider: pollDecider,
      stream: pollStream(id),
      meta: givenMeta(given),
      at: given.at,
      prepare: () => ({ command: { kind: 'create' as const, poll } }),
      tx,
    });
    return position;
  }

  private async asked(tx: Repeatable, id: number, { input, given }: { input: NewTopic; given: Given }): Promise<Asked> {
    if (input.poll) {
      const { question, question_options, settings } = input.poll;
      const ids = await this.facts.nextOptionIds(question_options.length);
      const options = question_options.map(({ value }, index) => ({ id: ids[index]!, value }));
      return { question, options, settings };
    }
    const draft = await this.drafts.claim(tx, given.viewer, id);
    if (!draft) throw missing('poll');
    const { question, options, settings } = draft;
    if (question === null || options.length < POLL_LIMITS.answersMin) {
      throw Refusal.invalid('quiz_id', communityText('poll.incomplete'));
    }
    return { question, options, settings };
  }
}

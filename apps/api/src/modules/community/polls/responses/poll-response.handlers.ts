import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel } from '@lyceum/kernel';
import type { Given, Made } from '../../posts/given.ts';
import { topicIsOpen } from '../../rights/preconditions.ts';
import { givenMeta } from '../../../../platform/http/given-meta.ts';
import { AnswerPoll, WithdrawPollAnswer } from '../poll.commands.ts';
import { hasEnded } from '../poll.decider.ts';
import { PollFactsReader, pollIsUnchanged } from '../poll.facts.ts';
import {
  type PollResponseCommand,
  pollResponseDecider,
  pollResponseStream,
  type PollRules,
} from './poll-response.decider.ts';
import { mustBeOpen } from '../../posts/open.decider.ts';

type Ask = (own: { poll: PollRules; member_id: number }) => PollResponseCommand;

/** Shared base of voting and withdrawing. Preconditions: the poll is unchanged and its topic is open. */
abstract class PollVoting {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly facts: PollFactsReader,
  ) {}

  protected async vote(given: Given, pollId: number, ask: Ask): Promise<Made> {
    const { viewer } = given;
    const { position } = await this.kernel.execute({
      decider: pollResponseDecider,
      stream: pollResponseStream(pollId, viewer.id),
      meta: givenMeta(given),
      at: given.at,
      prepare: async () => {
        const poll = await this.facts.poll(viewer, pollId);
        mustBeOpen(poll);
        const ended = hasEnded(poll, given.at ?? this.kernel.clock.now());
        const { options, retry, multiple, public: told, id: topic_id } = poll;
        const rules = { poll_id: pollId, topic_id, options, retry, multiple, public: told, ended };
        return {
          command: ask({ poll: rules, member_id: viewer.id }),
          require: [topicIsOpen(topic_id), pollIsUnchanged(poll)],
        };
      },
    });
    return { id: pollId, position };
  }
}

/** Records the member's votes in a poll. */
@CommandHandler(AnswerPoll)
export class AnswerPollHandler extends PollVoting implements ICommandHandler<AnswerPoll> {
  constructor(kernel: Kernel, facts: PollFactsReader) {
    super(kernel, facts);
  }

  async execute({ pollId, optionIds, given }: AnswerPoll): Promise<Made> {
    const ids = await this.facts.nextResponseIds(optionIds.length);
    const chosen = optionIds.map((option_id, index) => ({ response_id: ids[index]!, option_id }));
    return this.vote(given, pollId, (own) => ({ kind: 'answer', ...own, chosen }));
  }
}

/** Withdraws one vote of the member. */
@CommandHandler(WithdrawPollAnswer)
export class WithdrawPollAnswerHandler extends PollVoting implements ICommandHandler<WithdrawPollAnswer> {
  constructor(kernel: Kernel, facts: PollFactsReader) {
    super(kernel, facts);
  }

  async execute({ responseId, given }: WithdrawPollAnswer): Promise<Made> {
    const { pollId } = await this.facts.ofOwnResponse(given.viewer, responseId);
    return this.vote(given, pollId, (own) => ({ kind: 'withdraw', ...own, response_id: responseId }));
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, type Repeatable, run } from '@lyceum/kernel';
import { givenMeta } from '../../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../../platform/http/viewer.ts';
import { Settings } from '../../../settings/index.ts';
import { PollChange } from '../../polls/poll-change.ts';
import { EditPoll } from '../../polls/poll.commands.ts';
import { PollFactsReader } from '../../polls/poll.facts.ts';
import { settingsOf } from '../../polls/posting/poll.input.ts';
import { topicFields } from '../../rights/policies.ts';
import { topicToChange } from '../../rights/preconditions.ts';
import { topicDecider, topicStream } from '../topic.decider.ts';

/** Edits a poll. This handler depends on topics as well as polls, because a new question may rename the topic. */
@CommandHandler(EditPoll)
export class EditPollHandler extends PollChange implements ICommandHandler<EditPoll> {
  constructor(
    kernel: Kernel,
    facts: PollFactsReader,
    private readonly settings: Settings,
  ) {
    super(kernel, facts);
  }

  async execute({ pollId, input, given: { viewer } }: EditPoll) {
    const { time_zone } = (await this.settings.current()).values;
    const settings = input.settings && settingsOf(input.settings, time_zone);
    const edit = (tx?: Repeatable) =>
      this.change(
        viewer,
        pollId,
        async (poll) => {
          this.refuseOthers(viewer, poll);
          const fresh = (input.question_options ?? []).filter(({ id }) => id === undefined).length;
          return {
            kind: 'edit',
            changes: { question: input.question, options: input.question_options, settings },
            fresh: await this.facts.nextOptionIds(fresh),
            by: viewer.id,
          };
        },
        tx,
      );
    const { question } = input;
    if (question === undefined) return edit();
    const { id: topicId } = await this.facts.poll(viewer, pollId);
    return this.kernel.transaction(async (tx) => {
      await run(tx, topicToChange(topicId));
      const { isTitle, authorId } = await this.facts.poll(viewer, pollId);
      const edited = await edit(tx);
      // The title of a poll topic follows the question, until its author changes the title.
      const renamed = isTitle && authorId === viewer.id ? await this.rename(tx, viewer, topicId, question) : null;
      return { position: renamed ?? edited.position };
    });
  }

  private async rename(tx: Repeatable, viewer: MemberViewer, topicId: number, title: string): Promise<Position | null> {
    const allowed = topicFields(viewer, true);
    const now = this.kernel.clock.now();
    const { position } = await this.kernel.execute({
      decider: topicDecider,
      stream: topicStream(topicId),
      meta: givenMeta({ viewer }),
      tx,
      prepare: () => ({ command: { kind: 'edit' as const, changes: { title }, allowed, onWall: false as const, now } }),
    });
    return position;
  }
}

import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { community, type InputOf } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import type { Made } from '../posts/given.ts';
import { missing } from '../rights/facts.ts';
import { feed } from '../feed/feed.projection.ts';
import { AddPollOption, AnswerPoll, EditPoll, RemovePollOption, WithdrawPollAnswer } from './poll.commands.ts';
import { PollDrafts } from './posting/poll.drafts.ts';
import { PollFactsReader } from './poll.facts.ts';
import { PollQueries } from './poll.queries.ts';
import { pollResponseStream } from './responses/poll-response.decider.ts';
import { SHOWN } from '../posts/answered.ts';
import { communityText } from '../community.texts.ts';
import { refused } from '../../../platform/http/refused.ts';

/** HTTP endpoints of polls, votes and voters. */
@Controller()
export class PollsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: PollFactsReader,
    private readonly drafts: PollDrafts,
    private readonly polls: PollQueries,
  ) {}

  @Handles(community.listPolls, [feed])
  async list(@Input() { query }: InputOf<typeof community.listPolls>, @CurrentViewer() viewer: Viewer) {
    return { data: await this.polls.among(viewer, query.ids) };
  }

  @Handles(community.showPoll, [feed])
  show(@Input() { params }: InputOf<typeof community.showPoll>, @CurrentViewer() viewer: Viewer) {
    return this.shown(viewer, params.id);
  }

  @Handles(community.storePoll)
  async store(@Input() { body }: InputOf<typeof community.storePoll>, @CurrentViewer() viewer: MemberViewer) {
    return { data: { id: await this.drafts.begin(viewer, body.settings) } };
  }

  /** A poll has one question, so its id also identifies the question. */
  @Handles(community.storePollQuestion)
  async storeQuestion(
    @Input() { params, body }: InputOf<typeof community.storePollQuestion>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    if (!(await this.drafts.setQuestion(viewer, params.id, body.question))) throw missing('poll');
    return { data: { id: params.id } };
  }

  @Handles(community.storePollOptions)
  async storeOptions(
    @Input() { params, body }: InputOf<typeof community.storePollOptions>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const values = body.question_options.map(({ value }) => value);
    const told = (options: readonly { id: number; value: string }[]) => ({
      data: options.map(({ id, value }) => ({
        ...{ id, question_id: params.id, uid: String(id), value },
        is_correct: false as const,
      })),
    });
    const ids = await this.facts.nextOptionIds(values.length);
    const options = values.map((value, index) => ({ id: ids[index]!, value }));
    if (await this.drafts.setOptions(viewer, params.id, options)) return told(options);
    await this.facts.poll(viewer, params.id);
    if (values.length > 1) throw Refusal.invalid('question_options', communityText('poll.oneAtATime'));
    const { id, position } = await this.commands.execute(new AddPollOption(params.id, values[0]!, { viewer }));
    return new Committed(position, told([{ id, value: values[0]! }]));
  }

  @Handles(community.answerPoll)
  async answer(@Input() { params, body }: InputOf<typeof community.answerPoll>, @CurrentViewer() viewer: MemberViewer) {
    const options = body.responses.map(({ question_option_id }) => question_option_id);
    return this.voted(viewer, await this.commands.execute(new AnswerPoll(params.id, options, { viewer })));
  }

  @Handles(community.deletePollResponse)
  async withdraw(
    @Input() { params }: InputOf<typeof community.deletePollResponse>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.voted(viewer, await this.commands.execute(new WithdrawPollAnswer(params.id, { viewer })));
  }

  @Handles(community.editPoll)
  async edit(@Input() { params, body }: InputOf<typeof community.editPoll>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new EditPoll(params.id, body, { viewer }));
    return new Committed(position, await this.shown(viewer, params.id));
  }

  @Handles(community.deletePollOption)
  async removeOption(
    @Input() { params }: InputOf<typeof community.deletePollOption>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new RemovePollOption(params.id, { viewer }));
    return new Committed(position, { message: communityText('post.deleted') });
  }

  @Handles(community.listPollVoters, SHOWN)
  async voters(@Input() { params, query }: InputOf<typeof community.listPollVoters>, @CurrentViewer() viewer: Viewer) {
    const poll = await this.facts.ofOption(viewer, params.id);
    if (!poll.public) throw refused(403, communityText('poll.voters'));
    return this.polls.voters(params.id, query);
  }

  private async voted(viewer: MemberViewer, { id, position }: Made) {
    return new Committed(position, await this.shown(viewer, id, pollResponseStream(id, viewer.id)));
  }

  private async shown(viewer: Viewer, id: number, votes?: string) {
    const [poll] = await this.polls.among(viewer, [id], votes);
    if (!poll) throw missing('poll');
    return { data: poll };
  }
}

import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { community, type InputOf } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import {
  AcceptAnswer,
  DeleteTopic,
  RestoreTopic,
  SetSticky,
  SetTicketStatus,
  SetTopicStatus,
} from '../topics/topic.commands.ts';
import { CommentAnswers } from '../comments/reading/comment.answers.ts';
import { TopicAnswers } from './reading/topic.answers.ts';
import { communityText } from '../community.texts.ts';

/** HTTP endpoints for actions on a whole topic: close, pin, answer, delete and restore. */
@Controller()
export class TopicActionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: TopicAnswers,
    private readonly comments: CommentAnswers,
  ) {}

  @Handles(community.closeTopic)
  close(@Input() { params, body }: InputOf<typeof community.closeTopic>, @CurrentViewer() viewer: MemberViewer) {
    return this.setStatus(viewer, params.id, true, body.reason);
  }

  @Handles(community.reopenTopic)
  reopen(@Input() { params, body }: InputOf<typeof community.reopenTopic>, @CurrentViewer() viewer: MemberViewer) {
    return this.setStatus(viewer, params.id, false, body.reason);
  }

  @Handles(community.updateConversation)
  update(@Input() { body }: InputOf<typeof community.updateConversation>, @CurrentViewer() viewer: MemberViewer) {
    const { closed, status } = body;
    if (closed === undefined && status !== 'open' && status !== 'closed') {
      throw Refusal.invalid('status', communityText('topic.status'));
    }
    return this.setStatus(viewer, body.id, closed ?? status === 'closed');
  }

  @Handles(community.updateConversationByPost)
  updateByPost(@Input() input: InputOf<typeof community.updateConversation>, @CurrentViewer() viewer: MemberViewer) {
    return this.update(input, viewer);
  }

  @Handles(community.setSticky)
  async sticky(@Input() { params, body }: InputOf<typeof community.setSticky>, @CurrentViewer() viewer: MemberViewer) {
    const { sticky, reason } = body;
    return this.answers.with(viewer, await this.commands.execute(new SetSticky(params.id, sticky, { viewer, reason })));
  }

  @Handles(community.setTicketStatus)
  async ticket(
    @Input() { params, body }: InputOf<typeof community.setTicketStatus>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const set = new SetTicketStatus(params.id, body.ticket_status, { viewer, reason: body.reason });
    return this.answers.with(viewer, await this.commands.execute(set));
  }

  @Handles(community.acceptAnswer)
  async accept(
    @Input() { params, body }: InputOf<typeof community.acceptAnswer>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new AcceptAnswer(params.id, body.accepted, { viewer });
    return this.comments.with(viewer, await this.commands.execute(command), params.id);
  }

  @Handles(community.deleteTopic)
  async delete(
    @Input() { params, query }: InputOf<typeof community.deleteTopic>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const given = { viewer, reason: query.reason };
    const { position } = await this.commands.execute(new DeleteTopic(params.id, given));
    return new Committed(position, { message: communityText('post.deleted') });
  }

  @Handles(community.restoreTopic)
  async restore(
    @Input() { params, body }: InputOf<typeof community.restoreTopic>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const given = { viewer, reason: body.reason };
    return this.answers.with(viewer, await this.commands.execute(new RestoreTopic(params.id, given)));
  }

  private async setStatus(viewer: MemberViewer, id: number, closed: boolean, reason?: string) {
    return this.answers.with(viewer, await this.commands.execute(new SetTopicStatus(id, closed, { viewer, reason })));
  }
}

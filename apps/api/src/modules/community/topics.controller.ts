import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { community, type InputOf } from '@lyceum/contracts';
import { Kernel, type Position, Refusal } from '@lyceum/kernel';
import { Committed, type JsonText } from '../../http/answers.ts';
import { Handles, Input } from '../../http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../http/viewer.ts';
import { PostTopic, SetTopicStatus } from './community.commands.ts';
import { CommunityFacts } from './community.facts.ts';
import { FEED } from './feed.projection.ts';
import { TopicQueries } from './topic.queries.ts';

const SHOWN = [FEED, 'directory'];
const WAIT_MS = 500;

@Controller()
export class TopicsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
    private readonly topics: TopicQueries,
  ) {}

  @Handles(community.listTopics, SHOWN)
  async list(@Input() { query }: InputOf<typeof community.listTopics>, @CurrentViewer() viewer: Viewer) {
    if (query.board_id !== undefined) await this.facts.board(viewer, query.board_id);
    return this.topics.feed(viewer, query);
  }

  @Handles(community.showTopic, SHOWN)
  async show(@Input() { params, query }: InputOf<typeof community.showTopic>, @CurrentViewer() viewer: Viewer) {
    const byId = query.find_by === 'id' && /^\d{1,9}$/.test(params.id);
    const topic = await this.topics.show(viewer, byId ? { id: Number(params.id) } : { slug: params.id });
    if (!topic) throw new Refusal('missing', 'There is no such topic.');
    return topic;
  }

  @Handles(community.postTopic)
  async post(@Input() { body }: InputOf<typeof community.postTopic>, @CurrentViewer() viewer: MemberViewer) {
    const { id, position } = await this.commands.execute(new PostTopic(body, { viewer }));
    return this.shown(viewer, id, position);
  }

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
      throw Refusal.invalid('status', 'Status must be open or closed.');
    }
    const close = closed === undefined ? status === 'closed' : closed === true || Number(closed) === 1;
    return this.setStatus(viewer, body.id, close);
  }

  @Handles(community.updateConversationByPost)
  updateByPost(@Input() input: InputOf<typeof community.updateConversation>, @CurrentViewer() viewer: MemberViewer) {
    return this.update(input, viewer);
  }

  private async setStatus(viewer: MemberViewer, id: number, closed: boolean, reason?: string) {
    const { position } = await this.commands.execute(new SetTopicStatus(id, closed, { viewer, reason }));
    return this.shown(viewer, id, position);
  }

  private async shown(viewer: Viewer, id: number, position: Position | null): Promise<Committed<JsonText>> {
    if (position) await this.kernel.dispatcher.caughtUp(SHOWN, position, WAIT_MS);
    const topic = await this.topics.show(viewer, { id });
    if (!topic) throw new Refusal('missing', 'There is no such topic.');
    return new Committed(position, topic);
  }
}

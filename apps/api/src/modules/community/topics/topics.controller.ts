import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { community, type InputOf } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, isMember, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { EditTopic, PostTopic } from '../topics/topic.commands.ts';
import { CommunityFacts, missing } from '../rights/facts.ts';
import { canMarkUnread } from '../rights/policies.ts';
import { type FeedQuery, isPlain } from '../feed/feed.listings.ts';
import { feed } from '../feed/feed.projection.ts';
import { TopicRevisions } from './reading/topic.revisions.ts';
import { TopicMarks } from './reading/topic.marks.ts';
import { TopicPreviews } from '../feed/topic.previews.ts';
import { TopicQueries, whichTopic } from './reading/topic.queries.ts';
import { SHOWN } from '../posts/answered.ts';
import { orHeld } from '../posts/screening/or-held.ts';
import { TopicAnswers } from './reading/topic.answers.ts';
import { platformText } from '../../../platform/texts/platform.texts.ts';
import { communityText } from '../community.texts.ts';
import { refused } from '../../../platform/http/refused.ts';

/** Feeds that depend on a member's own marks. */
const OF_MEMBERS = new Set<FeedQuery['type']>(['favorited', 'unread', 'following']);

/** HTTP endpoints of topics and feeds. */
@Controller()
export class TopicsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: CommunityFacts,
    private readonly topics: TopicQueries,
    private readonly previews: TopicPreviews,
    private readonly marks: TopicMarks,
    private readonly revisions: TopicRevisions,
    private readonly answers: TopicAnswers,
  ) {}

  @Handles(community.listTopics, SHOWN)
  async list(@Input() { query }: InputOf<typeof community.listTopics>, @CurrentViewer() viewer: Viewer) {
    if (query.type === 'user' && query.user_id === undefined)
      throw Refusal.invalid('user_id', communityText('topic.whose'));
    if (query.type !== undefined && OF_MEMBERS.has(query.type) && !isMember(viewer))
      throw refused(401, platformText('who.login'));
    if (query.type === 'popular' && query.order_by.length > 0) {
      throw Refusal.invalid('order_by', communityText('topic.popularOrder'));
    }
    const feed = await this.topics.feed(viewer, query);
    return feed ?? this.preview(viewer, query);
  }

  /**
   * The previews of a board that the viewer may not read. Only for the plain list, because a filter would reveal more
   * than the previews show.
   */
  private async preview(viewer: Viewer, query: FeedQuery) {
    const previews =
      isPlain(query) && query.board_id !== undefined && (await this.previews.list(viewer, query.board_id, query));
    if (!previews) throw missing('board');
    return previews;
  }

  @Handles(community.showTopic, SHOWN)
  async show(@Input() { params, query }: InputOf<typeof community.showTopic>, @CurrentViewer() viewer: Viewer) {
    const byId = query.find_by === 'id' && /^\d{1,9}$/.test(params.id);
    const name = byId ? { id: Number(params.id) } : { slug: params.id };
    const topic = await this.topics.show(viewer, name);
    if (topic) return topic;
    const preview = await this.previews.one(viewer, whichTopic(name));
    if (!preview) throw missing('topic');
    return { data: preview };
  }

  @Handles(community.postTopic)
  async post(@Input() { body }: InputOf<typeof community.postTopic>, @CurrentViewer() viewer: MemberViewer) {
    return orHeld(async () => this.answers.with(viewer, await this.commands.execute(new PostTopic(body, { viewer }))));
  }

  @Handles(community.editTopic)
  async edit(@Input() { params, body }: InputOf<typeof community.editTopic>, @CurrentViewer() viewer: MemberViewer) {
    return this.answers.with(viewer, await this.commands.execute(new EditTopic(params.id, body, { viewer })));
  }

  @Handles(community.markTopic, [feed])
  async mark(@Input() { params, body }: InputOf<typeof community.markTopic>, @CurrentViewer() viewer: MemberViewer) {
    const { notifications, favorited, read_at } = body;
    await this.facts.topic(viewer, params.id);
    const unread = read_at !== undefined;
    if (unread && !canMarkUnread(viewer)) throw refused(403, platformText('who.forbidden'));
    await this.marks.set(viewer, params.id, { notifications, favorited, unread });
    return this.answers.with(viewer, { id: params.id, position: null });
  }

  @Handles(community.openTopic)
  async opened(@Input() { params }: InputOf<typeof community.openTopic>, @CurrentViewer() viewer: MemberViewer) {
    await this.facts.topic(viewer, params.id);
    return { data: { views: await this.marks.opened(viewer, params.id) } };
  }

  @Handles(community.topicHistory, [directory])
  async history(@Input() { params, query }: InputOf<typeof community.topicHistory>, @CurrentViewer() viewer: Viewer) {
    await this.facts.topic(viewer, params.id);
    return this.revisions.of(params.id, query);
  }
}

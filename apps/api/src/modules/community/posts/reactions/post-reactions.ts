import { Injectable } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { Kernel, type Position, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer, Viewer } from '../../../../platform/http/viewer.ts';
import { Fanout } from '../../../../platform/realtime/fanout.ts';
import { Reactions } from '../../../reactions/index.ts';
import { CommunityFacts } from '../../rights/facts.ts';
import { commentIsThere, topicIsOpen } from '../../rights/preconditions.ts';
import { PUBLIC_BOARD } from '../../rights/readable.ts';
import { VisibleTopics } from '../../rights/visible-topics.ts';
import { mustBeOpen } from '../open.decider.ts';

/** Reactions to opening posts, comments and replies, for members who may like them. */
@Injectable()
export class PostReactions {
  constructor(
    private readonly kernel: Kernel,
    private readonly reactions: Reactions,
    private readonly facts: CommunityFacts,
    private readonly topics: VisibleTopics,
    private readonly fanout: Fanout,
  ) {}

  /**
   * Adds or removes a reaction of the viewer.
   * @throws {Refusal} as a like does, and `invalid` for an emoji that is not available.
   */
  async react(
    viewer: MemberViewer,
    postId: number,
    { emoji, on }: { emoji: string; on: boolean },
  ): Promise<Position | null> {
    let topicId = 0;
    const position = await this.reactions.react({
      ...{ kind: 'post', thingId: postId, emoji, on, given: { viewer } },
      mayReact: async () => {
        const post = await this.facts.post(viewer, postId);
        mustBeOpen(post);
        topicId = post.id;
        return [topicIsOpen(post.id), ...(post.commentId === null ? [] : [commentIsThere(post.commentId)])];
      },
    });
    if (position) await this.tell(topicId, postId);
    return position;
  }

  /** The reactions to those posts that the viewer may see. */
  async to(viewer: Viewer, postIds: readonly number[]) {
    const readable = (await this.topics.placesOf(viewer, 'post', postIds)).map(({ id }) => id);
    const found = await this.reactions.to(viewer, 'post', readable);
    return [...found].map(([id, reactions]) => ({ id, reactions }));
  }

  /** Notifies members who have the topic open. A lost message is harmless, because clients refetch. */
  private async tell(topicId: number, postId: number): Promise<void> {
    const topic = await runOne<{ public: boolean }>(
      this.kernel.db.pool,
      sql`select ${PUBLIC_BOARD} and t.ticket_status is null as public from community.topic t
          join community.board b on b.id = t.board_id where t.id = ${topicId}`,
    );
    if (!topic) return;
    this.fanout.publish(channels.topic(topicId, topic.public), 'post-reacted', { topic_id: topicId, post_id: postId });
  }
}

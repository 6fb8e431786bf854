import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { effect, Kernel, type OfType, reactor, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import { LinkPages } from '../../links/index.ts';
import type { CommentEvent } from '../comments/comment.events.ts';
import { communityText } from '../community.texts.ts';
import { COMMENT_IS_SHOWN, CommunityFacts } from '../rights/facts.ts';
import { PUBLIC_BOARD } from '../rights/readable.ts';
import { VisibleTopics } from '../rights/visible-topics.ts';
import type { TopicEvent } from '../topics/topic.events.ts';
import { addressOf, linksIn } from './preview.links.ts';

type Written =
  | OfType<TopicEvent, 'TopicPosted' | 'TopicIntroduced' | 'TopicEdited'>
  | OfType<CommentEvent, 'CommentPosted' | 'CommentEdited'>;

const PREVIEW_LINKS = effect<Written>('preview-links');
/** Most texts have no links. They need no job. */
const previews = ({ data: { content } }: { data: { content: string } }) =>
  content.includes('href="http') ? [{ effect: PREVIEW_LINKS }] : [];

export const previewReactor = reactor<TopicEvent | CommentEvent>({
  name: 'community.link-previews',
  on: {
    TopicPosted: previews,
    TopicIntroduced: previews,
    TopicEdited: previews,
    CommentPosted: previews,
    CommentEdited: previews,
  },
});

interface Post extends Record<string, unknown> {
  post_id: number;
  topic_id: number;
  content: string;
  public: boolean;
}

/** The texts of posts `(post_id, topic_id, content)`, without deleted ones. */
const POSTS = sql`(
  select t.post_id, t.id as topic_id, t.content from community.topic t where t.deleted_at is null
  union all
  select c.id, c.topic_id, c.content from community.comment c where ${COMMENT_IS_SHOWN})`;

/**
 * Previews of links. They are plain rows, because their texts belong to other sites. A row counts only while its link is
 * in the text of its post.
 */
@Injectable()
export class LinkPreviews implements OnModuleInit {
  private readonly ownHost: string;

  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly pages: LinkPages,
    private readonly facts: CommunityFacts,
    private readonly topics: VisibleTopics,
    private readonly records: MemberRecords,
    private readonly fanout: Fanout,
    @Inject(CONFIG) config: Config,
  ) {
    this.ownHost = new URL(config.publicUrl).host;
  }

  onModuleInit(): void {
    this.effects.react(previewReactor);
    // A page that gives no preview now is not asked again, so this job has no failures of its own.
    this.effects.perform(PREVIEW_LINKS, ({ data }) =>
      this.fetch('comment_id' in data ? { commentId: data.comment_id } : { topicId: data.topic_id }),
    );
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'link_previews',
      tables: ['community.link_preview'],
      take: () => [],
      erase: (id) =>
        run(
          pool,
          sql`delete from community.link_preview where post_id in (
                select post_id from community.topic where author_id = ${id}
                union all select id from community.comment where author_id = ${id})`,
        ),
    });
  }

  /** The previews of those posts that the viewer may read. */
  async of(viewer: Viewer, ids: readonly number[]): Promise<{ id: number; previews: community.LinkPreview[] }[]> {
    const readable = (await this.topics.placesOf(viewer, 'post', ids)).map(({ id }) => id);
    const rows = await run<community.LinkPreview & { post_id: number } & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select v.post_id, v.url, v.title, v.description, v.site, v.image from community.link_preview v
          join ${POSTS} p on p.post_id = v.post_id and strpos(p.content, v.url) > 0
          where v.post_id = any(${readable}::int[]) and not v.removed and v.title <> '' order by v.post_id, v.place`,
    );
    return readable.map((id) => ({
      id,
      previews: rows
        .filter(({ post_id }) => post_id === id)
        .map(({ post_id: _, url, ...preview }) => ({ ...preview, url: addressOf(url) })),
    }));
  }

  /**
   * Removes the preview of one link, or all of a post.
   * @throws {Refusal} `missing` for a hidden post, `forbidden` for someone else's.
   */
  async remove(viewer: MemberViewer, postId: number, url?: string): Promise<void> {
    const post = await this.facts.post(viewer, postId);
    if (post.postAuthorId !== viewer.id) throw new Refusal('forbidden', communityText('preview.others'));
    await run(
      this.kernel.db.pool,
      sql`update community.link_preview set removed = true where post_id = ${postId}
            and ${url === undefined ? sql`true` : sql`replace(url, '&amp;', '&') = ${url}`}`,
    );
    const shown = await this.post({ postId });
    if (shown) this.tell(shown);
  }

  /** Fetches the pages of new links in a post. Keeps those that are there, also removed ones. */
  private async fetch(of: { commentId: number } | { topicId: number }): Promise<void> {
    const post = (await this.pages.isOn()) ? await this.post(of) : null;
    if (!post) return;
    const links = linksIn(post.content, this.ownHost);
    const { pool } = this.kernel.db;
    const kept = await run<{ url: string }>(
      pool,
      sql`select url from community.link_preview where post_id = ${post.post_id} and url = any(${links}::text[])`,
    );
    for (const [place, url] of links.entries()) {
      if (kept.some((row) => row.url === url)) continue;
      const page = await this.pages.page(addressOf(url));
      await run(
        pool,
        // A link without a preview is kept, too, so that an edit does not ask again.
        sql`insert into community.link_preview (post_id, url, place, title, description, site, image, fetched_at)
            values (${post.post_id}, ${url}, ${place}, ${page?.title ?? ''}, ${page?.description ?? ''},
                    ${page?.site ?? ''}, ${page?.image ?? null}::text, now())
            on conflict (post_id, url) do nothing`,
      );
    }
    if (links.length > kept.length) this.tell(post);
  }

  private post(by: { commentId: number } | { topicId: number } | { postId: number }): Promise<Post | null> {
    const which =
      'topicId' in by
        ? sql`p.topic_id = ${by.topicId} and p.post_id = t.post_id`
        : sql`p.post_id = ${'postId' in by ? by.postId : by.commentId}`;
    return runOne<Post>(
      this.kernel.db.pool,
      sql`select p.post_id, p.topic_id, p.content, ${PUBLIC_BOARD} and t.ticket_status is null as public
          from ${POSTS} p join community.topic t on t.id = p.topic_id join community.board b on b.id = t.board_id
          where ${which}`,
    );
  }

  /** Notifies members who have the topic open. A lost message is harmless, because clients refetch. */
  private tell({ topic_id, post_id, public: open }: Post): void {
    this.fanout.publish(channels.topic(topic_id, open), 'post-previewed', { topic_id, post_id });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { community, search } from '@lyceum/contracts';
import { SEARCH_LIMITS } from '@lyceum/contracts/search/amounts';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { type Hit, SearchOffers, WHOLE } from '../../../platform/search/search-offers.ts';
import type { CommentEvent } from '../comments/comment.events.ts';
import { COMMENT_IS_SHOWN } from '../rights/facts.ts';
import type { TopicEvent } from '../topics/topic.events.ts';
import { TopicQueries } from '../topics/reading/topic.queries.ts';
import { topicDocuments } from './topic.documents.ts';

/** Search for topics and their comments. */
@Injectable()
export class TopicSearch implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly offers: SearchOffers,
    private readonly topics: TopicQueries,
  ) {}

  onModuleInit(): void {
    this.offers.offers<TopicEvent | CommentEvent>({
      model: 'topics',
      documents: topicDocuments,
      show: (viewer, hits) => this.show(viewer, hits),
    });
  }

  /** The topics that the viewer may read now, each with the start of the matching post. */
  private async show(viewer: Viewer, hits: readonly Hit[]): Promise<Map<number, search.FoundTopic>> {
    const [topics, comments] = await Promise.all([
      this.topics.among(
        viewer,
        hits.map(({ id }) => id),
      ),
      this.excerpts(hits.map(({ part }) => part).filter((part) => part !== WHOLE)),
    ]);
    const found = hits.flatMap(({ id, part }) => {
      const topic = topics.get(id);
      // Drops a hit if its comment has been deleted.
      const excerpt = part === WHOLE ? topic?.excerpt : comments.get(part);
      return topic && excerpt !== undefined ? [[id, withPreview(topic, excerpt, part)] as const] : [];
    });
    return new Map(found);
  }

  private async excerpts(commentIds: readonly number[]): Promise<Map<number, string>> {
    if (commentIds.length === 0) return new Map();
    const rows = await run<{ id: number; excerpt: string }>(
      this.kernel.db.pool,
      sql`select c.id, c.excerpt from community.comment c where c.id = any(${commentIds}::int[]) and ${COMMENT_IS_SHOWN}`,
    );
    return new Map(rows.map(({ id, excerpt }) => [id, excerpt]));
  }
}

function withPreview(topic: community.Topic, excerpt: string, part: number): search.FoundTopic {
  const signs = [...excerpt];
  const cut = signs
    .slice(0, SEARCH_LIMITS.preview - 1)
    .join('')
    .replace(/[\s.,;:!?…]+$/u, '');
  const preview = signs.length > SEARCH_LIMITS.preview ? `${cut}…` : excerpt;
  return { ...topic, preview, comment_id: part === WHOLE ? null : part };
}

import { setImmediate as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { moderation } from '@lyceum/contracts';
import { plainText } from '@lyceum/editor/sanitize';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { linkHosts, WordFilter } from '../posts/screening/word-filter.ts';

const DAYS = 30;
/** Posts of each kind that are read, from the latest. */
const MOST_POSTS = 1000;
const MOST_ENTRIES = 50;
const MOST_EXAMPLES = 3;
/** Posts between two pauses, in which other requests are served. */
const AT_ONCE = 100;

interface Post extends Record<string, unknown> {
  title: string;
  excerpt: string;
  content: string;
  path: string;
  isTopic: boolean;
}

/** Tries entries of the filter on recent posts, for administrators. */
@Injectable()
export class WordMatchQueries {
  constructor(private readonly kernel: Kernel) {}

  async of(lines: string): Promise<moderation.WordMatches[]> {
    const entries = [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean).slice(0, MOST_ENTRIES);
    if (entries.length === 0) return [];
    const filter = new WordFilter(entries.map((entry) => ({ entry, action: 'block' })));
    const found = new Map(entries.map((entry) => [entry, { entry, count: 0, examples: [] as Post[] }]));
    const posts = await this.recent();
    for (const [index, post] of posts.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await pause();
      const text = `${post.isTopic ? post.title : ''}\n${plainText(post.content)}`;
      for (const { entry } of filter.matches(text, linkHosts(post.content))) {
        const matches = found.get(entry)!;
        matches.count += 1;
        if (matches.examples.length < MOST_EXAMPLES) matches.examples.push(post);
      }
    }
    return [...found.values()].map(({ examples, ...matches }) => ({
      ...matches,
      examples: examples.map(({ title, excerpt, path }) => ({ title, excerpt, path })),
    }));
  }

  private recent(): Promise<Post[]> {
    const since = sql`now() - make_interval(days => ${DAYS}::int)`;
    return run<Post>(
      this.kernel.db.pool,
      sql`(select title, excerpt, content, '/conversations/' || slug as path, true as "isTopic" from community.topic
           where deleted_at is null and status <> 'invisible' and created_at > ${since}
           order by id desc limit ${MOST_POSTS}::int)
          union all
          (select t.title, c.excerpt, c.content, '/conversations/' || t.slug || '#comment-' || c.id, false
           from community.comment c join community.topic t on t.id = c.topic_id
           where c.deleted_at is null and t.deleted_at is null and c.created_at > ${since}
           order by c.id desc limit ${MOST_POSTS}::int)`,
    );
  }
}

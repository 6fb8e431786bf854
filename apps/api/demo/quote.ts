import type { CommandBus } from '@nestjs/cqrs';
import { type Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import { PostComment } from '@lyceum/api/modules/community/index.ts';
import { members } from './content/members.ts';
import type { DemoQuote } from './content/types.ts';

const MINUTE_MS = 60_000;
const MINUTES_AGO = 20;

interface Where {
  quoted: DemoQuote;
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
  publicUrl: string;
}

/** Posts a comment with a quote in the member app's format: author, link and text. */
export async function quoteSomebody(kernel: Kernel, commands: CommandBus, where: Where) {
  const { quoted, viewers, now, publicUrl } = where;
  const { title, said, member, text } = quoted;
  const found = await runOne<{ topic_id: number; slug: string; id: number; author_id: number }>(
    kernel.db.pool,
    sql`select c.topic_id, t.slug, c.id, c.author_id from community.topic t join community.comment c on c.topic_id = t.id
        where t.title = ${title} and c.content = ${`<p>${said}</p>`} order by c.id limit 1`,
  );
  if (!found) throw new Error(`Nobody said "${said}".`);
  const { firstName, lastName } = members.find(({ key }) => viewers.get(key)?.id === found.author_id)!;
  const address = `${publicUrl}/conversations/${found.slug}#comment-${found.id}`;
  const named = `<p><a href="${address}"><strong>${firstName} ${lastName}</strong></a>:</p>`;
  const content = `<blockquote>${named}<p>${said}</p></blockquote><p>${text}</p>`;
  const at = new Date(now.getTime() - MINUTES_AGO * MINUTE_MS);
  await commands.execute(new PostComment(found.topic_id, content, { viewer: viewers.get(member)!, at, silent: true }));
}

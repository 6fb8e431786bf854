import type { CommandBus } from '@nestjs/cqrs';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import { PostComment, PostTopic, SetTicketStatus } from '@lyceum/api/modules/community/index.ts';
import { type DemoTicket, members } from './content/index.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Posts tickets with answers, minutes apart, and sets their current status. */
export async function postTickets(
  commands: CommandBus,
  tickets: readonly DemoTicket[],
  { boardId, viewers, now }: { boardId: number; viewers: ReadonlyMap<string, MemberViewer>; now: Date },
): Promise<void> {
  const staff = members.find(({ role }) => role === 'admin')!.key;
  for (const { author, hoursAgo, title, text, answers, status } of tickets) {
    let at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const by = (key: string) => ({ viewer: viewers.get(key)!, at, silent: true }) as const;
    const input = { title, content: `<p>${text}</p>`, channel_id: boardId, post_type: 'text' as const };
    const { id } = await commands.execute(new PostTopic(input, by(author)));
    for (const [key, answer] of answers) {
      at = new Date(at.getTime() + HOUR_MS / 3);
      await commands.execute(new PostComment(id, `<p>${answer}</p>`, by(key)));
    }
    if (status !== 'open') await commands.execute(new SetTicketStatus(id, status, by(staff)));
  }
}

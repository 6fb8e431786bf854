import type { CommandBus } from '@nestjs/cqrs';
import { MakeFaqCategory, WriteFaq } from '@lyceum/api/modules/support/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import type { DemoFaqTexts } from './content/types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WRITTEN_DAYS_AGO = 90;

interface Scene {
  texts: DemoFaqTexts;
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
}

/** Writes the frequently asked questions as the administrator, in order. */
export async function answerQuestions(commands: CommandBus, { texts, viewers, now }: Scene): Promise<void> {
  const at = new Date(now.getTime() - WRITTEN_DAYS_AGO * DAY_MS);
  const given = { viewer: viewers.get('admin')!, at, silent: true } as const;
  for (const { category, questions } of texts) {
    const { id } = await commands.execute(new MakeFaqCategory({ name: category }, given));
    for (const [question, answer] of questions) {
      await commands.execute(new WriteFaq({ faq_category_id: id, question, answer: `<p>${answer}</p>` }, given));
    }
  }
}

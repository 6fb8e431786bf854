import { api } from '@lyceum/browser/client';
import { boardCommands } from '../boards/commands.ts';
import { commentCommands } from '../comments/commands.ts';
import { consentCommands } from '../consent/commands.ts';
import { contactCommands } from '../contact/commands.ts';
import { courseCommands } from '../courses/commands.ts';
import { tagCommands } from '../tags/commands.ts';
import { categoryCommands } from '../event-categories/commands.ts';
import { eventCommands } from '../events/commands.ts';
import { groupCommands } from '../groups/commands.ts';
import { faqCategoryCommands } from '../faq-categories/commands.ts';
import { faqCommands } from '../faqs/commands.ts';
import { levelCommands } from '../levels/commands.ts';
import { memberCommands } from '../members/commands.ts';
import { reviewCommands } from '../review/commands.ts';
import { messageCommands } from '../messages/commands.ts';
import { productCommands } from '../products/commands.ts';
import { purchaseCommands } from '../purchases/commands.ts';
import { quizCommands } from '../quizzes/commands.ts';
import { scoringCommands } from '../scoring/commands.ts';
import { trophyCommands } from '../trophies/commands.ts';
import { systemCommands } from '../system/commands.ts';
import { textCommands } from '../texts/commands.ts';
import { topicCommands } from '../topics/commands.ts';
import { answered } from './errors.ts';
import type { HistoryKind } from './types.ts';

/**
 * All commands and queries of the console beyond react-admin's generic reads and forms. No command writes a bare field.
 */
export const commands = {
  dashboard: () => answered(api('GET /api/v4/admin/dashboard')),
  history: (kind: HistoryKind, id: number) =>
    answered(api('GET /api/v4/admin/history/{kind}/{id}', { params: { kind, id } })),
  ...boardCommands,
  ...commentCommands,
  ...categoryCommands,
  ...tagCommands,
  ...consentCommands,
  ...contactCommands,
  ...courseCommands,
  ...eventCommands,
  ...groupCommands,
  ...faqCategoryCommands,
  ...faqCommands,
  ...levelCommands,
  ...memberCommands,
  ...messageCommands,
  ...reviewCommands,
  ...productCommands,
  ...purchaseCommands,
  ...quizCommands,
  ...scoringCommands,
  ...trophyCommands,
  ...systemCommands,
  ...textCommands,
  ...topicCommands,
};

export type Commands = typeof commands;

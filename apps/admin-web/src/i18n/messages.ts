import { authTexts } from '../auth/texts/index.ts';
import { boardsTexts } from '../boards/texts/index.ts';
import { commentsTexts } from '../comments/texts/index.ts';
import { consentTexts } from '../consent/texts/index.ts';
import { filesTexts } from '../files/texts/index.ts';
import { contactTexts } from '../contact/texts/index.ts';
import { coursesTexts } from '../courses/texts/index.ts';
import { dashboardTexts } from '../dashboard/texts/index.ts';
import { eventCategoriesTexts } from '../event-categories/texts/index.ts';
import { eventsTexts } from '../events/texts/index.ts';
import { groupsTexts } from '../groups/texts/index.ts';
import { faqCategoriesTexts } from '../faq-categories/texts/index.ts';
import { faqsTexts } from '../faqs/texts/index.ts';
import { historyTexts } from '../history/texts/index.ts';
import { layoutTexts } from '../layout/texts/index.ts';
import { levelsTexts } from '../levels/texts/index.ts';
import { listTexts } from '../list/texts/index.ts';
import { mailsTexts } from '../mails/texts/index.ts';
import { membersTexts } from '../members/texts/index.ts';
import { messagesTexts } from '../messages/texts/index.ts';
import { reviewTexts } from '../review/texts/index.ts';
import { invoicesTexts } from '../invoices/texts/index.ts';
import { productsTexts } from '../products/texts/index.ts';
import { purchasesTexts } from '../purchases/texts/index.ts';
import { quizzesTexts } from '../quizzes/texts/index.ts';
import { recordTexts } from '../record/texts/index.ts';
import { scoringTexts } from '../scoring/texts/index.ts';
import { safetyTexts } from '../safety/texts/index.ts';
import { settingsTexts } from '../settings/texts/index.ts';
import { setupTexts } from '../setup/texts/index.ts';
import { systemTexts } from '../system/texts/index.ts';
import { tagsTexts } from '../tags/texts/index.ts';
import { textsTexts } from '../texts/texts/index.ts';
import { topicsTexts } from '../topics/texts/index.ts';
import { trophiesTexts } from '../trophies/texts/index.ts';
import { uiTexts } from '../ui/texts/index.ts';

/** The texts of every folder. Each folder owns its top-level keys and its part of `resources`. */
export const folders = [
  authTexts,
  boardsTexts,
  commentsTexts,
  consentTexts,
  filesTexts,
  contactTexts,
  coursesTexts,
  dashboardTexts,
  eventCategoriesTexts,
  eventsTexts,
  groupsTexts,
  faqCategoriesTexts,
  faqsTexts,
  historyTexts,
  layoutTexts,
  levelsTexts,
  listTexts,
  mailsTexts,
  membersTexts,
  messagesTexts,
  reviewTexts,
  invoicesTexts,
  productsTexts,
  purchasesTexts,
  quizzesTexts,
  recordTexts,
  scoringTexts,
  safetyTexts,
  settingsTexts,
  setupTexts,
  systemTexts,
  tagsTexts,
  textsTexts,
  topicsTexts,
  trophiesTexts,
  uiTexts,
];

type Whole<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The react-admin texts that the console uses directly. */
type ReactAdmin = {
  action: Record<'save' | 'sort', string>;
  boolean: Record<'true', string>;
  message: Record<'details' | 'unsaved_changes', string>;
  navigation: Record<'first' | 'last' | 'next' | 'previous' | 'page' | 'current_page', string>;
  page: Record<'not_found' | 'access_denied', string>;
  sort: Record<'ASC' | 'DESC', string>;
};

/** All texts by key, including the used react-admin texts. */
export type Messages = Whole<(typeof folders)[number]['en']> & { ra: ReactAdmin };

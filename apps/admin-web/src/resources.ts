import { boards } from './boards/index.ts';
import { comments } from './comments/index.ts';
import { consents, cookiePackage, privacyPolicy, visits } from './consent/index.ts';
import { contactRequests } from './contact/index.ts';
import { courses } from './courses/index.ts';
import { eventCategories } from './event-categories/index.ts';
import { events } from './events/index.ts';
import { groups } from './groups/index.ts';
import { faqCategories } from './faq-categories/index.ts';
import { faqs } from './faqs/index.ts';
import { levels } from './levels/index.ts';
import { mails } from './mails/index.ts';
import { members } from './members/index.ts';
import { messageReports } from './messages/index.ts';
import { reviewItems } from './review/index.ts';
import { invoices } from './invoices/index.ts';
import { products } from './products/index.ts';
import { purchases } from './purchases/index.ts';
import { quizzes } from './quizzes/index.ts';
import { settings } from './settings/index.ts';
import { scoring } from './scoring/index.ts';
import { setup } from './setup/index.ts';
import { system } from './system/index.ts';
import { texts } from './texts/index.ts';
import { topics } from './topics/index.ts';
import { trophies } from './trophies/index.ts';
import type { ConsoleResource } from './data/resource.ts';

/** All resources, in navigation order. Routes, navigation, access rules and the data provider read this list. */
export const resources = [
  topics,
  comments,
  reviewItems,
  messageReports,
  members,
  boards,
  levels,
  events,
  eventCategories,
  quizzes,
  groups,
  contactRequests,
  faqs,
  faqCategories,
  courses,
  trophies,
  scoring,
  products,
  purchases,
  invoices,
  mails,
  visits,
  cookiePackage,
  privacyPolicy,
  consents,
  setup,
  settings,
  texts,
  system,
] as const;

export type ResourceName = (typeof resources)[number]['name'];

/** The resource with this name, or undefined. */
export const resourceOf = (name: string): ConsoleResource | undefined =>
  resources.find((resource) => resource.name === name);

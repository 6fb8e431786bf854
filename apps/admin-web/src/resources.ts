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
import { safety } from './safety/index.ts';
import { setup } from './setup/index.ts';
import { system } from './system/index.ts';
import { tags } from './tags/index.ts';
import { texts } from './texts/index.ts';
import { topics } from './topics/index.ts';
import { trophies } from './trophies/index.ts';
import type { ConsoleResource } from './data/resource.ts';

/** Sections of the navigation, in order. */
export const sections = {
  content: [topics, comments, boards, tags],
  requests: [reviewItems, messageReports, contactRequests],
  people: [members, levels, groups],
  learning: [courses, quizzes, events, eventCategories],
  rewards: [trophies, scoring],
  shop: [products, purchases, invoices],
  help: [faqs, faqCategories],
  site: [setup, settings, safety, texts, mails, visits, cookiePackage, privacyPolicy, consents, system],
} as const;

/** All resources, in navigation order. Routes, access rules and the data provider read this list. */
export const resources = [
  ...sections.content,
  ...sections.requests,
  ...sections.people,
  ...sections.learning,
  ...sections.rewards,
  ...sections.shop,
  ...sections.help,
  ...sections.site,
] as const;

export type ResourceName = (typeof resources)[number]['name'];

/** The resource with this name, or undefined. */
export const resourceOf = (name: string): ConsoleResource | undefined =>
  resources.find((resource) => resource.name === name);

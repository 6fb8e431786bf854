import { openApi } from './base/openapi.ts';
import { byModule } from './base/gather.ts';
import type { Operation } from './base/operation.ts';
import { schemaNames } from './base/schema-names.ts';
import * as broadcasting from './broadcasting.ts';
import * as modules from './modules.ts';
import * as schemas from './schemas.ts';

type Tag = readonly [name: string, description: string];

/** Names and descriptions of the modules in the OpenAPI document and at `/api/docs`. */
const TAGS: Record<keyof typeof modules | 'realtime', Tag> = {
  identity: ['Accounts', 'Registration, login, sessions and passwords.'],
  account: ['Own account', 'The e-mail address, password and sessions of the caller.'],
  members: ['Members', 'Profiles, avatars, mentions and the list of members.'],
  erasure: ['Erasure', 'Deletes a member and their personal data.'],
  dataExports: ['Data exports', 'Members download their data.'],
  levels: ['Membership levels', 'Levels that open boards, events and courses.'],
  relations: ['Follows and blocks', 'Members follow and block each other.'],
  community: ['Boards, topics and comments', 'Boards, topics, comments, polls, likes, tickets and introductions.'],
  dashboard: ['Dashboard', 'What staff see first in the console.'],
  drafts: ['Drafts', 'Texts that members have not sent yet.'],
  notifications: ['Notifications', 'The bell, and preferences per kind and channel.'],
  mail: ['Mail', 'E-mails of the community, for administrators.'],
  messages: ['Messages', 'Private conversations.'],
  messageReports: ['Reports of messages', 'Private messages that members reported.'],
  moderation: ['Moderation', 'Reports of topics and comments, and the review queue.'],
  decisions: ['Decisions', 'Warnings, silences, decisions about members, their appeals, and notes of staff.'],
  media: ['Media', 'Uploads, pictures and documents.'],
  settings: ['Settings', 'Settings, plugins and texts of the community.'],
  reactions: ['Reactions', 'Reactions besides the like.'],
  gifs: ['GIFs', 'Search for GIFs.'],
  search: ['Search', 'Search within the rights of the caller.'],
  system: ['System', 'Jobs, parked events and projections.'],
  tokens: ['API tokens', 'Tokens for programs.'],
  admin: ['Console', 'Lists and commands of staff.'],
  calendar: ['Events', 'Events of the calendar.'],
  eventAttendance: ['Event attendance', 'Attendees, waiting lists and invitations.'],
  eventReminders: ['Event reminders', 'Reminders before an event.'],
  calendarFeeds: ['Calendar feeds', 'Subscriptions for calendar programs.'],
  eventCategories: ['Event categories', 'Categories of events.'],
  eventConsole: ['Events in the console', 'Events for staff.'],
  liveRooms: ['Live rooms', 'Audio and video of an event.'],
  quizzes: ['Quizzes', 'Quizzes and their settings.'],
  quizQuestions: ['Quiz questions', 'Questions and their answers.'],
  quizAttempts: ['Quiz attempts', 'Answers of learners.'],
  quizAuthors: ['Quiz authors', 'Marking, statistics and corrected keys.'],
  groups: ['Groups', 'Public, private and secret groups.'],
  groupMembers: ['Group members', 'Requests, invitations, roles and bans.'],
  groupFiles: ['Group files', 'Files of a group.'],
  groupConsole: ['Groups in the console', 'Groups for staff.'],
  faq: ['FAQ', 'Frequently asked questions and their categories.'],
  contact: ['Contact requests', 'The contact form and its requests.'],
  gamification: ['Points', 'Points, levels, streaks and the leaderboard.'],
  trophyConsole: ['Trophies', 'Trophies and their holders.'],
  scoring: ['Scoring rules', 'Rules for points, with a dry run.'],
  ordering: ['Ordering', 'The order of boards, modules and lessons.'],
  courses: ['Courses', 'Courses and their outlines.'],
  lessons: ['Lessons', 'Lessons and progress.'],
  lessonNotes: ['Lesson notes', 'A member’s private notes on lessons.'],
  courseReminders: ['Course reminders', 'Reminders of learners.'],
  courseAuthoring: ['Course authoring', 'Courses and modules for their authors.'],
  lessonAuthoring: ['Lesson authoring', 'Lessons for their authors.'],
  courseParticipants: ['Learners', 'Enrolment and exceptions.'],
  courseConsole: ['Courses in the console', 'Courses for staff.'],
  certificates: ['Certificates', 'Certificates and their public check.'],
  commerce: ['Shop', 'Products, purchases and subscriptions.'],
  commerceConsole: ['Shop in the console', 'Products, purchases, refunds and invoices for staff.'],
  consent: ['Cookie consent', 'The cookie popup and its decisions.'],
  consentTracking: ['Visits', 'Visits of guests and members who agreed.'],
  consentPolicy: ['Privacy policy', 'The privacy policy of the community.'],
  consentConsole: ['Consent in the console', 'The ledger of decisions, for administrators.'],
  realtime: ['Real time', 'Authorization of channels, by the Pusher protocol 7.'],
};

const REALTIME = { authorizeChannels: broadcasting.authorizeChannels as Operation };

/** All operations by tag, in the order of the document. */
export const operationsByTag: readonly {
  tag: string;
  description: string;
  operations: Record<string, Operation>;
}[] = [...byModule(modules), ['realtime', REALTIME] as const].map(([module, operations]) => {
  const [tag, description] = TAGS[module as keyof typeof TAGS];
  return { tag, description, operations };
});

/** Builds the OpenAPI document of all operations, for the installation at `url`. */
export function apiDocument(version: string, url: string) {
  const operations = operationsByTag.flatMap(({ tag, operations }) =>
    Object.entries(operations).map(([name, operation]) => [name, { tag, operation }] as const),
  );
  return openApi({
    version,
    url,
    tags: operationsByTag.map(({ tag, description }) => ({ name: tag, description })),
    operations: Object.fromEntries(operations),
    names: schemaNames({ ...modules, ...schemas }),
  });
}

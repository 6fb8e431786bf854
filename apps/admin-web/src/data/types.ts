import type {
  account,
  admin,
  commerceConsole,
  community,
  consentConsole,
  consentPolicy,
  contact,
  courseAuthoring,
  courses,
  dashboard,
  decisions,
  eventCategories,
  eventConsole,
  groupConsole,
  groups,
  faq,
  levels,
  mail,
  messageReports,
  moderation,
  quizAuthors,
  quizzes,
  OutputOf,
  Routes,
  scoring,
  settings,
  system,
  trophyConsole,
} from '@lyceum/contracts';
import type { DataProvider } from 'react-admin';
import type { Commands } from './commands.ts';

export type Board = admin.AdminBoard;
export type Member = admin.AdminMember;
export type MemberPosts = admin.MemberPosts;
export type BatchPage = admin.BatchPage;
export type Topic = admin.AdminTopic;
export type Comment = admin.AdminComment;
export type HistoryEntry = admin.HistoryEntry;
export type HistoryKind =
  | 'board'
  | 'topic'
  | 'comment'
  | 'member'
  | 'review-item'
  | 'level'
  | 'settings'
  | 'effects'
  | 'event'
  | 'event-category'
  | 'live-room'
  | 'group'
  | 'faq'
  | 'faq-category'
  | 'contact'
  | 'cookie-package'
  | 'policy'
  | 'quiz'
  | 'trophy'
  | 'rules'
  | 'course'
  | 'certificates'
  | 'product'
  | 'purchase';
/** A tag, with the number of its row as id. */
export type Tag = community.TagUse & { id: number };
export type Level = levels.AdminLevel;
export type Event = eventConsole.AdminEvent;
export type EventCategory = eventCategories.AdminEventCategory;
export type Quiz = quizAuthors.AdminQuiz;
export type AuthorQuestion = quizzes.AuthorQuestion;
export type FaqCategory = faq.AdminFaqCategory;
export type Faq = faq.AdminFaq;
export type ContactRequest = contact.ContactRequest;
export type ContactRequestWhole = contact.ContactRequestWhole;
export type Product = commerceConsole.AdminProduct;
export type Purchase = commerceConsole.AdminPurchase;
export type Invoice = commerceConsole.AdminInvoice;
export type Trophy = trophyConsole.AdminTrophy;
export type Holder = trophyConsole.Holder;
export type ScoringRules = scoring.ScoringRules;
export type RulesPreview = scoring.RulesPreview;
export type DryRun = scoring.DryRun;
export type Recount = scoring.Recount;
/** A single record, with an id for react-admin. */
export type CookiePackage = consentConsole.AdminCookiePackage & { id: number };
export type PrivacyPolicy = consentPolicy.AdminPolicy & { id: number };
export type ConsentLine = consentConsole.LedgerLine;
export type Course = courses.Course;
/** Course with all modules and lessons. */
export type CourseOutline = courseAuthoring.Outline;
export type OutlineModule = courseAuthoring.OutlineModule;
export type OutlineLesson = courseAuthoring.OutlineLesson;
export type AttendeeStatus = 'going' | 'waiting' | 'invited' | 'declined';
export type Group = groupConsole.AdminGroup;
export type GroupMember = groups.GroupMember;
export type GroupPeople = 'in' | 'asked' | 'invited' | 'banned';
export type ReviewItem = moderation.ReviewItem;
/** Reported post with its text and its reports. */
export type WholeReviewItem = moderation.WholeReviewItem;
export type MemberDecision = decisions.MemberDecision;
export type MemberNote = decisions.MemberNote;
export type MessageReport = messageReports.MessageReport;
/** Reported message with its text. */
export type MessageReportRead = OutputOf<Routes['POST /api/v4/admin/message-reports/{id}/open']>['data'];
export type Mail = mail.AdminMail;
export type MailWhole = mail.AdminMailWhole;
/** A single record, with an id because react-admin requires one. */
export type Settings = settings.AdminSettings & { id: number };
export type Dashboard = dashboard.Dashboard;
export type Session = account.Session;
export type ProcessorState = system.ProcessorState;
export type ParkedEvent = system.ParkedEvent;
export type FailedJob = system.FailedJob;
export type TroubledEffect = system.TroubledEffect;

/** Metadata of a list, available as `useListContext().meta`. */
export interface ListMeta {
  /** Whether the server stopped counting, so that the total is a lower bound. */
  totalCapped: boolean;
}

/** Query for one page of a record's related members, with an optional name search. */
export interface PageAsked {
  page: number;
  size: number;
  search?: string;
}

export interface PageOf<T> {
  data: T[];
  meta: { total: number; last_page: number; total_capped?: boolean };
}

export type ConsoleDataProvider = DataProvider & Commands;

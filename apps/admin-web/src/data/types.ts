import type { account, admin, dashboard, levels, mail, settings, system } from '@lyceum/contracts';
import type { api } from '@lyceum/browser/client';
import type { DataProvider } from 'react-admin';
import type { Tree } from '../texts/texts.ts';

export type Board = admin.AdminBoard;
export type Member = admin.AdminMember;
export type Topic = admin.AdminTopic;
export type Comment = admin.AdminComment;
export type HistoryEntry = admin.HistoryEntry;
export type HistoryKind = 'board' | 'topic' | 'comment' | 'member' | 'level' | 'settings';
export type Level = levels.AdminLevel;
export type Mail = mail.AdminMail;
export type MailWhole = mail.AdminMailWhole;
/** There is one; react-admin wants every record to have a number. */
export type Settings = settings.AdminSettings & { id: number };
export type Dashboard = dashboard.Dashboard;
export type Session = account.Session;
export type ProcessorState = system.ProcessorState;
export type ParkedEvent = system.ParkedEvent;
export type FailedJob = system.FailedJob;

/** What a list answers beside its page, to be read as `useListContext().meta`. */
export interface ListMeta {
  /** The server stopped counting: there are at least so many. */
  totalCapped: boolean;
}

/** What was asked to be done, and why: the reason stands in the record's history. */
export interface Reasoned {
  id: number;
  reason: string;
}

type Answer<Route extends Parameters<typeof api>[0]> = Awaited<ReturnType<typeof api<Route>>>;
type Done = Promise<{ data: { id: number } }>;

/** Beside reading, the console sends commands; it never writes a bare field. */
export interface Commands {
  dashboard: () => Promise<{ data: Dashboard }>;
  history: (kind: HistoryKind, id: number) => Promise<{ data: HistoryEntry[] }>;
  closeTopic: (command: Reasoned) => Done;
  reopenTopic: (command: Reasoned) => Done;
  orderBoards: (command: { parent_id: number | null; items: { id: number; index: number }[]; reason: string }) => Done;
  originalTexts: () => Promise<{ data: Record<'nl' | 'en', Tree> }>;
  ownTexts: () => Promise<{ data: Partial<Record<'nl' | 'en', Record<string, string>>> }>;
  changeText: (command: { locale: 'nl' | 'en'; key: string; text: string | null; reason: string }) => Done;
  restoreTopic: (command: Reasoned) => Done;
  restoreComment: (command: Reasoned) => Done;
  changeRole: (command: Reasoned & { role: Member['role'] }) => Promise<{ data: Member }>;
  banMember: (command: Reasoned & { until: string | null }) => Promise<{ data: Member }>;
  unbanMember: (command: Reasoned) => Promise<{ data: Member }>;
  grantLevel: (command: Reasoned & { level_id: number; expires_at: string | null }) => Done;
  revokeLevel: (command: Reasoned & { level_id: number }) => Done;
  removeLevel: (command: Reasoned) => Done;
  sessions: (memberId: number) => Promise<{ data: Session[] }>;
  endSession: (command: { id: number; session_id: number }) => Done;
  endSessions: (command: { id: number }) => Done;
  impersonate: (command: Reasoned) => Done;
  processors: () => Promise<Answer<'GET /api/v4/admin/processors'>>;
  parkedEvents: () => Promise<Answer<'GET /api/v4/admin/parked-events'>>;
  replayParked: (command: Pick<ParkedEvent, 'processor' | 'stream'>) => Promise<{ data: { replayed: number } }>;
  jobs: () => Promise<Answer<'GET /api/v4/admin/jobs'>>;
  retryJob: (id: string) => Promise<{ data: { id: string } }>;
}

export type ConsoleDataProvider = DataProvider & Commands;

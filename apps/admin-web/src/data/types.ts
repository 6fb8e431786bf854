import type { admin } from '@lyceum/contracts';
import type { DataProvider } from 'react-admin';

export type Board = admin.AdminBoard;
export type Member = admin.AdminMember;
export type Topic = admin.AdminTopic;
export type Comment = admin.AdminComment;
export type HistoryEntry = admin.HistoryEntry;
export type HistoryKind = 'board' | 'topic' | 'comment' | 'member';

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

/** Beside reading, the console sends commands; it never writes a bare field. */
export interface ConsoleDataProvider extends DataProvider {
  history: (kind: HistoryKind, id: number) => Promise<{ data: HistoryEntry[] }>;
  closeTopic: (command: Reasoned) => Promise<{ data: { id: number } }>;
  reopenTopic: (command: Reasoned) => Promise<{ data: { id: number } }>;
  changeRole: (command: Reasoned & { role: Member['role'] }) => Promise<{ data: Member }>;
}

/** The inbox with its settings and outbox is one chunk: separate file names would enlarge every first load. */
export { Inbox } from './Inbox.tsx';
export { MiniPanel } from './mini/MiniPanel.tsx';
export { outboxOf } from './sending/use-outbox.ts';
export { MessagesTab } from './settings/MessagesTab.tsx';

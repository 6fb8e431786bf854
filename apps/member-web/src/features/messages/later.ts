/** The inbox comes whole, for its screen, its settings and its outbox: in pieces, the names of their files would weigh on every first load. */
export { Inbox } from './Inbox.tsx';
export { MiniPanel } from './mini/MiniPanel.tsx';
export { outboxOf } from './sending/use-outbox.ts';
export { MessagesTab } from './settings/MessagesTab.tsx';

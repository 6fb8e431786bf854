export { BeginThread } from './threads/thread.commands.ts';
export { MessagesModule } from './messages.module.ts';
export { SendMessage } from './sending/message.commands.ts';

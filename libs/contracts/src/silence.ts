import type { Operation } from './base/operation.ts';
import { operations } from './index.ts';

/**
 * What a silenced member may not do: anything that others would read or notice as theirs. They still read, keep their
 * settings, learn, report, delete, leave, and ask the staff by the contact form.
 */
const NAMES = [
  ...['postTopic', 'editTopic', 'updatePost', 'postComment', 'postCommentFlat', 'editComment', 'introduce'],
  ...['likePost', 'toggleLike', 'reactToPost', 'reactToMessage'],
  ...['storePoll', 'storePollQuestion', 'storePollOptions', 'editPoll', 'answerPoll'],
  ...['beginThread', 'sendMessage', 'editMessage', 'addParticipants', 'beginConversation'],
  ...['createGroup', 'changeGroup', 'addGroupFiles', 'inviteToGroup'],
  ...['createEvent', 'changeEvent', 'inviteToEvent', 'planLiveRoom', 'changeLiveRoom', 'startLiveRoom'],
  ...['changeCourse', 'createModule', 'changeModule', 'createLesson', 'changeLesson'],
  ...['createQuiz', 'changeQuiz', 'changeQuizSettings', 'addQuizQuestion', 'changeQuizQuestion'],
  ...['storeQuizQuestion', 'storeQuizOptions', 'storeQuizMedia'],
] as const satisfies readonly (keyof typeof operations)[];

export const REFUSED_WHILE_SILENCED: ReadonlySet<Operation> = new Set(NAMES.map((name): Operation => operations[name]));

import type { operations } from '@lyceum/contracts';

/**
 * Who may what, for every operation (promise 28). An operation without a row fails the test; so does one whose answer to
 * anybody is another than its row says.
 */
export const PERSONAS = [
  'guest',
  'wrong level',
  'other member',
  'author',
  'moderator',
  'administrator',
  'impersonator',
  'banned',
  'token',
] as const;
export type PersonaName = (typeof PERSONAS)[number];

/** yes: past every question of rights. gone: as if there were nothing. */
export type Outcome = 'yes' | 'login' | 'forbidden' | 'gone';

const Y = 'yes';
const L = 'login';
const F = 'forbidden';
const G = 'gone';
type Nine = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];

/**
 * In the order of PERSONAS. The wrong level may not read the board on which everything stands; the author has written the
 * topic and the comment; the impersonator acts as the author; the banned member asks with the session of before; the token
 * is the other member's, for reading and writing.
 */
const WHO = {
  anybody: [Y, Y, Y, Y, Y, Y, Y, Y, Y],
  /** Whoever impersonates changes nothing, be it open to everybody: only what reads, and what ends it, is for them. */
  'anybody, as themselves': [Y, Y, Y, Y, Y, Y, F, Y, Y],
  members: [L, Y, Y, Y, Y, Y, Y, L, Y],
  /** What one answers for: not while acting as somebody else. */
  'members, themselves': [L, Y, Y, Y, Y, Y, F, L, Y],
  /** Nor by a program. */
  'members, in front of a browser': [L, Y, Y, Y, Y, Y, F, L, F],
  'members, also impersonated, in front of a browser': [L, Y, Y, Y, Y, Y, Y, L, F],
  staff: [L, F, F, F, Y, Y, F, L, F],
  administrators: [L, F, F, F, F, Y, F, L, F],
  readers: [G, G, Y, Y, Y, Y, Y, G, Y],
  'members who read, themselves': [L, G, Y, Y, Y, Y, F, L, Y],
  'readers who did not write it, themselves': [L, G, Y, F, Y, Y, F, L, Y],
  'staff who read': [L, G, F, F, Y, Y, F, L, F],
  'administrators who read': [L, G, F, F, F, Y, F, L, F],
  'the author and staff': [L, G, F, Y, Y, Y, F, L, F],
  /** What is deleted is gone for everybody else. */
  'the author of what is deleted, and staff': [L, G, G, Y, Y, Y, F, L, G],
  /** The author bought it; for everybody else, moderators and administrators too, there is none. */
  'its buyer': [L, G, G, Y, G, G, F, L, G],
  'its buyer, also impersonated': [L, G, G, Y, G, G, Y, L, G],
  'the author, themselves': [L, G, F, Y, F, F, F, L, F],
  'the author and administrators': [L, G, F, Y, F, Y, F, L, F],
  /** To everybody else, moderators too, there is none (decisions 21). */
  'the author of a ticket, and administrators': [L, G, G, Y, G, Y, F, L, G],
  /** Nobody else is told that it is there. */
  'whoever gave it, themselves': [L, G, G, Y, G, G, F, L, G],
  /** The author is in it; nobody else is told that it is there, whatever their role. */
  'its participants, themselves': [L, G, G, Y, G, G, F, L, G],
  /** Of a secret event, which the author organises; for everybody else, moderators too, there is none (docs/adr/0049). */
  'readers of a secret event': [G, G, G, Y, G, Y, Y, G, G],
  /** Of a course that the author writes, for whoever holds a level: the personas of a board that the wrong level may not read. */
  'members who read': [L, G, Y, Y, Y, Y, Y, L, Y],
  'the author, also impersonated, and administrators': [L, G, F, Y, F, Y, Y, L, F],
  'whoever is in the course alone': [L, G, F, F, F, F, F, L, F],
  'members who read a secret event': [L, G, G, Y, G, Y, Y, L, G],
  'organisers of a secret event, and administrators': [L, G, G, Y, G, Y, F, L, G],
  /** Of a quiz that the author edits and the other member may take; for everybody else, moderators too, there is none (docs/adr/0052). */
  'takers of a quiz': [L, G, Y, Y, G, Y, Y, L, Y],
  'takers of a quiz, themselves': [L, G, Y, Y, G, Y, F, L, Y],
  'authors of a quiz': [L, G, F, Y, G, Y, Y, L, F],
  'authors of a quiz, themselves': [L, G, F, Y, G, Y, F, L, F],
  /** Of what the author did, asked for by its address. */
  'the author, and who edits the quiz': [L, G, G, Y, G, Y, Y, L, G],
  /** The other member took it. */
  'whoever took the quiz, themselves': [L, G, Y, G, G, G, F, L, Y],
  'who edits the quiz, themselves': [L, G, G, Y, G, Y, F, L, G],
  'administrators who know of the quiz': [L, F, F, F, G, Y, F, L, F],
  /** A moderator of the community has no key to it; the author owns it, and is no staff (docs/adr/0048). */
  'administrators who know of a secret group': [L, F, F, F, G, Y, F, L, F],
} satisfies Record<string, Nine>;

export const outcomesOf = (who: keyof typeof WHO): Nine => WHO[who];

/** What the operation is about: things on the board that the wrong level may not read, made anew for each question. */
export type About =
  | 'topic'
  | 'comment'
  | 'opening post'
  | 'board'
  | 'deleted topic'
  | 'deleted comment'
  /** Of the author, on a helpdesk board that all but the wrong level may read. */
  | 'ticket'
  /** It lets members add answers, and tells who voted; the vote is its author's. */
  | 'poll'
  | 'poll option'
  | 'poll response'
  /** Between the author and somebody who does nothing else. */
  | 'conversation'
  | 'group conversation'
  | 'message'
  /** Written by the other one. */
  | 'received message'
  /** Secret, and organised by the author. */
  | 'event'
  /** Of such an event, opened, with the author in it. */
  | 'live room'
  | 'live room participant'
  /** Edited by the author, taken by the other member. */
  | 'quiz'
  | 'quiz question'
  | 'quiz response'
  /** Secret, and owned by the author beside an administrator. */
  | 'group'
  /** Written by the author, and released to whoever holds a level that all but the wrong one have. */
  | 'course'
  | 'planned course'
  | 'lesson'
  /** Of such a course, held by somebody who does nothing else. */
  | 'certificate'
  /** Runs, of the author. */
  | 'purchase'
  | 'cancelled purchase'
  | 'test checkout'
  | 'product';

interface Row {
  who: keyof typeof WHO;
  about?: About;
  /** The body, given the id of what it is about. */
  body?: (id: number) => object;
  /** Ends the session that asks, so that nobody could ask a second time; a test of its own shows it. */
  endsSession?: true;
}

const named = (who: keyof typeof WHO): Row => ({ who });
const about = (what: About, who: keyof typeof WHO, body?: (id: number) => object): Row => ({ who, about: what, body });
const NO_UPLOAD = '0c6a3b1e-5a55-4d2e-9b39-0f2d6c9f6a11';
const content = '<p>Een heel ander verhaal</p>';
const NOTHING = 999_999;

export const ROWS: Record<keyof typeof operations, Row> = {
  csrf: named('anybody'),
  login: named('anybody, as themselves'),
  logout: { who: 'anybody', endsSession: true },
  register: named('anybody, as themselves'),
  forgotPassword: named('anybody, as themselves'),
  resetPassword: named('anybody, as themselves'),
  verifyEmail: named('anybody, as themselves'),
  acceptInvitation: named('anybody, as themselves'),
  claimAdministration: named('members, in front of a browser'),
  myProfile: named('members'),
  changeEmail: named('members, in front of a browser'),
  changePassword: named('members, in front of a browser'),
  confirmPassword: named('members, in front of a browser'),
  sendVerification: named('members, in front of a browser'),
  listSessions: named('members, also impersonated, in front of a browser'),
  endSession: named('members, in front of a browser'),
  endOtherSessions: { who: 'members, in front of a browser', endsSession: true },
  stopImpersonating: { who: 'members, also impersonated, in front of a browser', endsSession: true },
  changeAccount: named('members, themselves'),
  changeAvatar: named('members, themselves'),
  resetAvatar: named('members, themselves'),
  changeProfile: named('members, themselves'),
  askForExport: named('members, in front of a browser'),
  showExport: named('members, in front of a browser'),
  downloadExport: named('members, in front of a browser'),
  eraseMe: named('members, in front of a browser'),
  listTokens: named('members, also impersonated, in front of a browser'),
  createToken: named('members, in front of a browser'),
  revokeToken: named('members, in front of a browser'),
  listUsers: named('members'),
  follow: named('members, themselves'),
  unfollow: named('members, themselves'),
  block: named('members, themselves'),
  unblock: named('members, themselves'),
  listBlocked: named('members, themselves'),
  listFollowers: named('members'),
  listFollowing: named('members'),
  showUser: named('anybody'),
  listUsernames: named('anybody'),
  profileByUsername: named('anybody'),
  listLevels: named('anybody'),
  showSettings: named('anybody'),
  search: named('anybody'),
  gifCategories: named('members'),
  searchGifs: named('members'),
  welcome: named('anybody'),
  showStart: named('members'),
  keepStart: named('members, themselves'),
  startSuggestions: named('members'),
  listFinishedCourses: named('members'),
  showNote: about('lesson', 'members who read, themselves'),
  keepNote: about('lesson', 'members who read, themselves', () => ({ content: 'Onthouden' })),
  listWrittenComments: named('anybody'),
  showActivity: named('anybody'),
  listTags: named('anybody'),
  adminListTags: named('staff'),
  renameTag: named('staff'),
  deleteTag: named('staff'),

  listBoards: named('anybody'),
  subscribedBoards: named('anybody'),
  showBoard: named('anybody'),
  boardMarks: named('members'),
  readBoards: named('members, themselves'),
  watchBoard: about('board', 'members who read, themselves', () => ({ watching: 'following' })),
  protectedBoard: named('anybody'),
  listTopics: named('anybody'),
  showTopic: about('topic', 'readers'),
  topicHistory: about('topic', 'readers'),
  listComments: about('topic', 'readers'),
  listReplies: named('anybody'),
  commentHistory: about('comment', 'readers'),
  listLikers: about('opening post', 'readers'),
  openTopic: about('topic', 'members who read, themselves'),
  markTopic: about('topic', 'members who read, themselves', () => ({ favorited: 1 })),
  showIntroduction: named('members'),
  introduce: named('members, themselves'),
  dismissIntroduction: named('members, themselves'),
  postTopic: about('board', 'members who read, themselves', (id) => ({ title: 'Nog een', content, channel_id: id })),
  postComment: about('topic', 'members who read, themselves', () => ({ content })),
  postCommentFlat: about('topic', 'members who read, themselves', (id) => ({ topic_id: id, content })),
  likePost: about('opening post', 'members who read, themselves'),
  unlikePost: about('opening post', 'members who read, themselves'),
  reactToPost: about('opening post', 'members who read, themselves', () => ({ emoji: '🎉', on: true })),
  listPostReactions: named('anybody'),
  listLinkPreviews: named('anybody'),
  removeLinkPreview: about('opening post', 'the author, themselves'),
  toggleLike: about('opening post', 'members who read, themselves', (id) => ({ id })),
  closeTopic: about('topic', 'staff who read'),
  reopenTopic: about('topic', 'staff who read'),
  updateConversation: about('topic', 'staff who read', (id) => ({ id, status: 'closed' })),
  updateConversationByPost: about('topic', 'staff who read', (id) => ({ id, status: 'closed' })),
  setSticky: about('topic', 'administrators who read', () => ({ sticky: true })),
  setTicketStatus: about('ticket', 'the author of a ticket, and administrators', () => ({ ticket_status: 'closed' })),
  editTopic: about('topic', 'the author, themselves', () => ({ title: 'Anders' })),
  updatePost: about('opening post', 'the author, themselves', () => ({ title: 'Anders' })),
  deleteTopic: about('topic', 'the author and staff'),
  restoreTopic: about('deleted topic', 'the author of what is deleted, and staff'),
  editComment: about('comment', 'the author, themselves', () => ({ content })),
  deletePost: about('comment', 'the author and staff'),
  restoreComment: about('deleted comment', 'the author of what is deleted, and staff'),
  acceptAnswer: about('comment', 'the author and staff', () => ({ accepted: true })),

  listPolls: named('anybody'),
  showPoll: about('poll', 'readers'),
  storePoll: named('members, themselves'),
  storePollQuestion: named('members, themselves'),
  storePollOptions: about('poll', 'members who read, themselves', () => ({ question_options: [{ value: 'Geen' }] })),
  answerPoll: about('poll', 'members who read, themselves', () => ({
    responses: [{ question_option_id: 999_999 }],
  })),
  deletePollResponse: about('poll response', 'whoever gave it, themselves'),
  editPoll: about('poll', 'the author and administrators', () => ({ question: 'Welke dan wel?' })),
  deletePollOption: about('poll option', 'the author and administrators'),
  listPollVoters: about('poll option', 'readers'),

  listDrafts: named('members, themselves'),
  showDraft: named('members, themselves'),
  saveDraft: named('members, themselves'),
  deleteDraft: named('members, themselves'),
  uploadFile: named('members, themselves'),
  removeUpload: named('members, themselves'),
  listNotifications: named('members'),
  pings: named('members'),
  showPreferences: named('members'),
  changePreferences: named('members, themselves'),
  showUnsubscribe: named('anybody'),
  unsubscribe: named('anybody, as themselves'),
  trackNotifications: named('members, themselves'),

  listThreads: named('members, themselves'),
  showThread: about('conversation', 'its participants, themselves'),
  beginThread: named('members, themselves'),
  listMessages: about('conversation', 'its participants, themselves'),
  sendMessage: about('conversation', 'its participants, themselves', () => ({ content })),
  readThread: about('conversation', 'its participants, themselves', () => ({})),
  hideThread: about('conversation', 'its participants, themselves'),
  searchMessages: named('members, themselves'),
  editMessage: about('message', 'its participants, themselves', () => ({ content })),
  reactToMessage: about('message', 'its participants, themselves', () => ({ emoji: '🎉', on: true })),
  listMessageReactions: named('members, themselves'),
  deleteMessage: about('message', 'its participants, themselves'),
  addParticipants: about('group conversation', 'its participants, themselves', () => ({ user_ids: [1] })),
  leaveThread: about('group conversation', 'its participants, themselves'),
  messageChoices: named('members, themselves'),
  chooseMessages: named('members, themselves'),
  reportMessage: about('received message', 'its participants, themselves', () => ({ reason: 'Onaardig' })),
  listReports: named('staff'),
  showReport: named('staff'),
  openReport: named('staff'),
  closeReport: named('staff'),

  createReport: about('topic', 'readers who did not write it, themselves', (id) => ({
    ...{ kind: 'topic', id, reason: 'spam' },
  })),
  listReviewItems: named('staff'),
  showReviewItem: named('staff'),
  decideReviewItem: named('staff'),
  listHeldPosts: named('members'),
  listWordMatches: named('administrators'),
  listDecisions: named('members'),
  confirmDecision: named('members, themselves'),
  appealDecision: named('members, themselves'),
  listMemberDecisions: named('staff'),
  warnMember: named('staff'),
  silenceMember: named('staff'),
  unsilenceMember: named('staff'),
  listMemberNotes: named('staff'),
  addMemberNote: named('staff'),
  removeMemberNote: named('staff'),

  listEvents: named('anybody'),
  eventsToday: named('anybody'),
  showEvent: about('event', 'readers of a secret event'),
  createEvent: named('members, themselves'),
  changeEvent: about('event', 'organisers of a secret event, and administrators', () => ({ title: 'Anders' })),
  cancelEvent: about('event', 'organisers of a secret event, and administrators', () => ({})),
  joinEvent: about('event', 'organisers of a secret event, and administrators'),
  leaveEvent: about('event', 'organisers of a secret event, and administrators'),
  listAttendees: about('event', 'members who read a secret event'),
  removeAttendee: named('members, themselves'),
  inviteToEvent: about('event', 'organisers of a secret event, and administrators', () => ({ user_ids: [1] })),
  listInvitations: about('event', 'members who read a secret event'),
  acceptOrganising: named('members, themselves'),
  declineOrganising: named('members, themselves'),
  acceptEventInvitation: named('members, themselves'),
  declineEventInvitation: named('members, themselves'),
  listEventReminders: about('event', 'members who read a secret event'),
  addEventReminders: about('event', 'organisers of a secret event, and administrators', () => ({
    reminders: [{ duration: 1, unit: 'hours' }],
  })),
  removeEventReminders: about('event', 'organisers of a secret event, and administrators'),
  showCalendarFeed: named('members, themselves'),
  makeCalendarFeed: named('members, in front of a browser'),
  endCalendarFeed: named('members, themselves'),
  planLiveRoom: about('event', 'organisers of a secret event, and administrators', () => ({})),
  showLiveRoom: about('live room', 'members who read a secret event'),
  changeLiveRoom: about('live room', 'organisers of a secret event, and administrators', () => ({ max_hosts: 3 })),
  startLiveRoom: about('live room', 'organisers of a secret event, and administrators'),
  endLiveRoom: about('live room', 'organisers of a secret event, and administrators', () => ({})),
  joinLiveRoom: about('live room', 'organisers of a secret event, and administrators', () => ({ session: NO_UPLOAD })),
  leaveLiveRoom: about('live room', 'organisers of a secret event, and administrators', () => ({ session: NO_UPLOAD })),
  stayInLiveRoom: about('live room', 'organisers of a secret event, and administrators', () => ({
    session: NO_UPLOAD,
  })),
  signalLiveRoom: about('live room', 'organisers of a secret event, and administrators', () => ({
    ...{ session: NO_UPLOAD, to: 1, to_session: NO_UPLOAD, signal: '{}' },
  })),
  showLiveRoomParticipant: about('live room participant', 'members who read a secret event'),
  changeLiveRoomRole: about('live room participant', 'organisers of a secret event, and administrators', () => ({
    role: 'speaker',
  })),
  muteLiveRoomParticipant: about('live room participant', 'organisers of a secret event, and administrators'),
  removeLiveRoomParticipant: about('live room participant', 'organisers of a secret event, and administrators'),
  listGroups: named('anybody'),
  showGroup: about('group', 'readers of a secret event'),
  createGroup: named('members, themselves'),
  changeGroup: about('group', 'organisers of a secret event, and administrators', () => ({ name: 'Anders' })),
  closeGroup: about('group', 'organisers of a secret event, and administrators', () => ({})),
  joinGroup: about('group', 'organisers of a secret event, and administrators'),
  leaveGroup: about('group', 'organisers of a secret event, and administrators'),
  acceptGroupInvitation: named('members, themselves'),
  declineGroupInvitation: named('members, themselves'),
  inviteToGroup: about('group', 'organisers of a secret event, and administrators', () => ({ user_ids: [1] })),
  listGroupMembers: about('group', 'members who read a secret event'),
  changeGroupRole: named('members, themselves'),
  removeGroupMember: named('members, themselves'),
  approveGroupRequest: named('members, themselves'),
  refuseGroupRequest: named('members, themselves'),
  banFromGroup: named('members, themselves'),
  unbanFromGroup: named('members, themselves'),
  transferGroup: named('members, themselves'),
  addGroupFiles: about('group', 'organisers of a secret event, and administrators', () => ({
    upload_uuids: [NO_UPLOAD],
  })),
  removeGroupFile: named('members, themselves'),
  adminListGroups: named('staff'),
  adminShowGroup: about('group', 'administrators who know of a secret group'),
  listEventCategories: named('anybody'),
  adminListEventCategories: named('staff'),
  adminShowEventCategory: named('staff'),
  createEventCategory: named('administrators'),
  changeEventCategory: named('administrators'),
  removeEventCategory: named('administrators'),
  listAchievements: named('members'),
  showAchievement: named('members'),
  activateAchievement: named('members, themselves'),
  userGamification: named('members'),
  listMyPoints: named('members'),
  leaderboard: named('members'),
  ownPlaceOnLeaderboard: named('members'),
  adminListTrophies: named('staff'),
  adminShowTrophy: named('staff'),
  createTrophy: named('administrators'),
  changeTrophy: named('administrators'),
  retireTrophy: named('administrators'),
  listHolders: named('staff'),
  grantTrophy: named('administrators'),
  takeTrophy: named('administrators'),
  showScoring: named('staff'),
  previewScoring: named('administrators'),
  showPreview: named('administrators'),
  publishScoring: named('administrators'),
  showRecount: named('staff'),
  stopRecount: named('administrators'),
  continueRecount: named('administrators'),
  listFaqCategories: named('anybody'),
  listFaqs: named('anybody'),
  sendContact: named('anybody, as themselves'),
  adminListFaqCategories: named('staff'),
  adminShowFaqCategory: named('staff'),
  createFaqCategory: named('administrators'),
  changeFaqCategory: named('administrators'),
  removeFaqCategory: named('administrators'),
  adminListFaqs: named('staff'),
  adminShowFaq: named('staff'),
  createFaq: named('administrators'),
  changeFaq: named('administrators'),
  removeFaq: named('administrators'),
  adminListContactRequests: named('administrators'),
  adminShowContactRequest: named('administrators'),
  handleContactRequest: named('administrators'),
  getCookiePackage: named('anybody'),
  getCookiePackageVersion: named('anybody'),
  decideConsent: named('anybody, as themselves'),
  withdrawConsent: named('anybody, as themselves'),
  linkConsent: named('members, themselves'),
  listOwnConsents: named('members'),
  track: named('anybody, as themselves'),
  adminVisits: named('staff'),
  showPrivacyPolicy: named('anybody'),
  adminShowPrivacyPolicy: named('administrators'),
  changePrivacyPolicy: named('administrators'),
  adminShowCookiePackage: named('administrators'),
  changeCookiePackage: named('administrators'),
  adminListConsents: named('administrators'),
  adminVerifyConsents: named('administrators'),
  adminShowConsentText: named('administrators'),
  adminListEvents: named('staff'),
  adminShowEvent: named('staff'),

  listQuizzes: named('members'),
  createQuiz: named('members, themselves'),
  showQuiz: about('quiz', 'takers of a quiz'),
  changeQuiz: about('quiz', 'authors of a quiz, themselves', () => ({ title: 'Anders' })),
  showQuizSettings: about('quiz', 'takers of a quiz'),
  changeQuizSettings: about('quiz', 'authors of a quiz, themselves', () => ({ retry: true })),
  listQuizQuestions: about('quiz', 'takers of a quiz'),
  quizStats: about('quiz', 'authors of a quiz'),
  addQuizQuestion: about('quiz', 'authors of a quiz, themselves', () => ({ question: 'Hoe?', type: 'free_form' })),
  storeQuizQuestion: about('quiz', 'authors of a quiz, themselves', (quiz_id) => ({
    ...{ quiz_id, question: 'Hoe?', type: 'free_form' },
  })),
  changeQuizQuestion: about('quiz question', 'authors of a quiz, themselves', () => ({ question: 'Waarom?' })),
  removeQuizQuestion: about('quiz question', 'authors of a quiz, themselves'),
  storeQuizOptions: about('quiz question', 'authors of a quiz, themselves', () => ({
    question_options: [{ value: 'Nog een' }],
  })),
  storeQuizMedia: about('quiz question', 'authors of a quiz, themselves', () => ({ media: [] })),
  startQuiz: about('quiz', 'takers of a quiz, themselves', () => ({})),
  lastQuizResponse: about('quiz', 'the author, and who edits the quiz'),
  showQuizResponse: about('quiz response', 'takers of a quiz'),
  answerQuiz: about('quiz response', 'whoever took the quiz, themselves', (response_id) => ({ response_id })),
  resetQuiz: named('members, themselves'),
  showQuizKey: about('quiz', 'authors of a quiz'),
  listQuizAttempts: about('quiz', 'authors of a quiz'),
  listQuizMarking: about('quiz', 'authors of a quiz'),
  markQuizAnswer: about('quiz response', 'who edits the quiz, themselves', () => ({
    ...{ question_id: 1, is_correct: true },
  })),
  previewQuizKey: about('quiz question', 'authors of a quiz, themselves', () => ({})),
  correctQuizKey: about('quiz question', 'authors of a quiz, themselves', () => ({})),
  adminListQuizzes: named('staff'),
  adminShowQuiz: about('quiz', 'administrators who know of the quiz'),

  showDashboard: named('staff'),
  adminListMembers: named('staff'),
  adminShowMember: named('staff'),
  adminMemberPosts: named('staff'),
  deleteMemberPosts: named('staff'),
  restoreMemberPosts: named('staff'),
  banMember: named('staff'),
  unbanMember: named('staff'),
  adminListLevels: named('staff'),
  adminShowLevel: named('staff'),
  adminListBoards: named('staff'),
  adminShowBoard: named('staff'),
  adminListTopics: named('staff'),
  adminShowTopic: named('staff'),
  adminListComments: named('staff'),
  adminShowComment: named('staff'),
  adminHistory: named('staff'),
  adminListSessions: named('administrators'),
  adminEndSession: named('administrators'),
  resendInvitation: named('administrators'),
  sendPasswordMail: named('administrators'),
  adminEndSessions: named('administrators'),
  adminListMails: named('administrators'),
  adminShowMail: named('administrators'),
  adminShowSettings: named('administrators'),
  changeSettings: named('administrators'),
  changeTranslation: named('administrators'),
  addMember: named('administrators'),
  changeRole: named('administrators'),
  grantLevel: named('administrators'),
  revokeLevel: named('administrators'),
  createLevel: named('administrators'),
  changeLevel: named('administrators'),
  removeLevel: named('administrators'),
  createBoard: named('administrators'),
  changeBoard: named('administrators'),
  multiOrdering: { who: 'administrators', body: () => ({ type: 'board', items: [{ id: NOTHING, index: 0 }] }) },
  listCourses: named('anybody'),
  listLearning: named('anybody'),
  showCourse: about('course', 'readers'),
  courseCatalog: about('course', 'readers'),
  showLesson: about('lesson', 'readers'),
  trackLesson: about('lesson', 'members who read, themselves', () => ({ action: 'complete' })),
  beginConversation: about('lesson', 'the author and administrators'),
  openLesson: about('lesson', 'members who read, themselves'),
  enrol: about('course', 'members who read, themselves'),
  finishCourse: about('course', 'whoever is in the course alone'),
  listCourseReminders: about('planned course', 'members who read'),
  addCourseReminders: about('planned course', 'members who read, themselves', () => ({
    reminders: [{ duration: 1, unit: 'hours' }],
  })),
  removeCourseReminders: about('planned course', 'members who read, themselves'),
  createCourse: named('administrators'),
  changeCourse: about('course', 'the author and administrators', () => ({ name: 'Anders' })),
  releaseCourse: about('course', 'the author and administrators', () => ({})),
  courseOutline: about('course', 'the author, also impersonated, and administrators'),
  createModule: about('course', 'the author and administrators', () => ({ name: 'Nog een' })),
  changeModule: about('lesson', 'the author and administrators', () => ({ name: 'Anders' })),
  removeModule: about('lesson', 'the author and administrators'),
  createLesson: about('lesson', 'the author and administrators', () => ({ name: 'Nog een' })),
  changeLesson: about('lesson', 'the author and administrators', () => ({ name: 'Anders' })),
  removeLesson: about('lesson', 'the author and administrators'),
  listParticipants: about('course', 'the author, also impersonated, and administrators'),
  enrolMembers: about('course', 'the author and administrators', () => ({ user_ids: [1] })),
  removeParticipant: about('lesson', 'the author and administrators'),
  addException: about('lesson', 'the author and administrators', () => ({})),
  removeException: about('lesson', 'the author and administrators'),
  listCertificates: named('members'),
  verifyCertificate: named('anybody'),
  listCourseCertificates: about('course', 'the author, also impersonated, and administrators'),
  issueCertificate: about('course', 'the author and administrators', () => ({ user_id: 1 })),
  withdrawCertificate: about('certificate', 'the author and administrators'),
  listProducts: named('anybody'),
  listPurchases: named('members'),
  showPurchase: about('purchase', 'its buyer, also impersonated'),
  beginPurchase: about('product', 'members, themselves', (id) => ({ product_id: id })),
  cancelPurchase: about('purchase', 'its buyer'),
  resumePurchase: about('cancelled purchase', 'its buyer'),
  listInvoices: named('members'),
  listPaymentDetails: named('members'),
  changePaymentDetails: about('purchase', 'its buyer'),
  showTestCheckout: about('test checkout', 'its buyer, also impersonated'),
  endTestCheckout: about('test checkout', 'its buyer', () => ({ outcome: 'pay' })),
  receiveTestWebhook: named('anybody, as themselves'),
  adminListProducts: named('administrators'),
  adminShowProduct: about('product', 'administrators'),
  createProduct: named('administrators'),
  changeProduct: about('product', 'administrators', () => ({ name: '' })),
  archiveProduct: about('product', 'administrators'),
  adminListPurchases: named('administrators'),
  adminShowPurchase: about('purchase', 'administrators'),
  adminCancelPurchase: about('purchase', 'administrators', () => ({})),
  refundPurchase: about('purchase', 'administrators', () => ({})),
  adminListInvoices: named('administrators'),
  adminListCourses: named('administrators'),
  adminShowCourse: named('administrators'),
  eraseMember: named('administrators'),
  impersonate: named('administrators'),
  listProcessors: named('administrators'),
  listParked: named('administrators'),
  replayParked: named('administrators'),
  listJobs: named('administrators'),
  retryJob: named('administrators'),
  listTroubledEffects: named('administrators'),
  retryEffect: named('administrators'),
  dropEffect: named('administrators'),
};

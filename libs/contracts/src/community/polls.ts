import { z } from 'zod';
import { memberBrief } from './shapes.ts';
import { memberCard } from '../identity/identity.ts';
import { POLL_LIMITS } from '../limits.ts';
import { attachment } from '../media.ts';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { PLANS } from '../settings.ts';
import { acknowledged, cursor, data, flag, id, idList, listOf, moment, page } from '../base/shared.ts';

const { question: QUESTION, answer: ANSWER, answersMin: ANSWERS_MIN, answersMost: ANSWERS_MOST } = POLL_LIMITS;

/** Part 1 §5. */
const question = z
  .string()
  .trim()
  .min(1, 'Question is required')
  .min(QUESTION.min, `A question has at least ${QUESTION.min} characters.`)
  .max(QUESTION.max, `A question has at most ${QUESTION.max} characters.`);
const answer = z
  .string()
  .trim()
  .min(1, 'Answer is required')
  .max(ANSWER, `An answer has at most ${ANSWER} characters.`);
const TOO_FEW = `A poll has at least ${ANSWERS_MIN} answers.`;
const TOO_MANY = `A poll has at most ${ANSWERS_MOST} answers.`;

/**
 * All options are off by default (part 1 §3). `end_date` is in the community's time zone or ISO 8601, empty or null for
 * none.
 */
export const pollSettings = z.object({
  retry: flag.default(false),
  poll_allow_guest_answers: flag.default(false),
  poll_public: flag.default(false),
  poll_multiple_answers: flag.default(false),
  end_date: z
    .string()
    .regex(
      /^$|^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?$|^\d{2}-\d{2}-\d{4} \d{2}:\d{2}$|^\d{4}-\d{2}-\d{2}T/,
      'A date looks like 2026-12-31 09:30:00.',
    )
    .nullish(),
});

const newOption = z.object({ value: answer });

/** A complete poll, created together with its topic. */
export const pollInput = z.object({
  question,
  question_options: z.array(newOption).min(ANSWERS_MIN, TOO_FEW).max(ANSWERS_MOST, TOO_MANY),
  settings: pollSettings.prefault({}),
});

export type PollInput = z.output<typeof pollInput>;

const switched = z.enum(['0', '1']);

/** Part 1 §3. A poll asks for opinions, so `is_correct` is always false and requests cannot change it. */
const storedOption = z.object({
  id,
  question_id: id,
  /** The id as text. */
  uid: z.string(),
  value: z.string(),
  is_correct: z.literal(false),
});
export const pollOption = storedOption.extend({ number_of_responses: z.int() });

/** The viewer's answer. */
export const pollResponse = z.object({ response_id: id, question_option_id: id, question_id: id, user_id: id });

/** Part 3 §3, Poll. Contains counts only. Clients request voters per option, for public polls only. */
export const poll = z.object({
  id,
  topic_id: id,
  title: z.string(),
  description: z.string(),
  type: z.literal('poll'),
  settings: z.object({
    retry: switched,
    poll_allow_guest_answers: switched,
    poll_public: switched,
    poll_multiple_answers: switched,
    /** YYYY-MM-DD HH:mm:ss in the community's time zone. */
    end_date: z.string().nullable(),
  }),
  ends_at: moment.nullable(),
  ended: z.boolean(),
  /** One question, which has the poll's id. */
  questions: z.array(
    z.object({
      id,
      question: z.string(),
      /** The kind of the question's owner. Quiz questions have `quiz`. */
      questionable_type: z.literal('poll'),
      type: z.literal('multiple_choice'),
      is_active: switched,
      score: z.int(),
      answer: z.null(),
      question_options: z.array(pollOption),
      /** The pictures of the question. They are those of the topic and edited with it. */
      media: z.array(attachment.extend({ type: z.literal('image') })),
    }),
  ),
  /** All answers. A multiple-choice poll can have more answers than voters. */
  number_of_responses: z.int(),
  /** The viewer's answers. */
  responses: z.array(pollResponse),
});
export type Poll = z.infer<typeof poll>;

export const voter = memberBrief.extend({
  firstname: memberCard.shape.firstname,
  lastname: memberCard.shape.lastname,
});

export const listPolls = operation({
  method: 'GET',
  path: '/api/v4/polls',
  summary: 'Several polls by id, for a page of cards; those that the viewer may not read are left out',
  permission: 'public',
  query: z.object({
    ids: idList,
  }),
  output: data(z.array(poll)),
});

export const showPoll = operation({
  method: 'GET',
  path: '/api/v4/polls/{id}',
  summary: 'A poll with its question, settings, counts and the viewer’s own responses',
  permission: 'public',
  params: z.object({ id }),
  output: data(poll),
  errors: [404],
});

const made = data(z.object({ id }));

export const storePoll = operation({
  method: 'POST',
  path: '/api/v4/polls',
  summary:
    'Begins a poll in three calls (poll, question, options): a draft, claimed by posting a topic with its quiz_id',
  permission: 'member',
  takesKey: false,
  plan: PLANS.poll,
  body: z.object({ type: z.literal('poll').optional(), settings: pollSettings.prefault({}) }),
  output: made,
  status: 201,
});

export const storePollQuestion = operation({
  method: 'POST',
  path: '/api/v4/polls/{id}/questions',
  summary: 'The question of one’s own draft; it has one',
  permission: 'member',
  takesKey: false,
  plan: PLANS.poll,
  params: z.object({ id }),
  body: z.object({ question }),
  output: made,
  status: 201,
  errors: [404],
});

export const storePollOptions = operation({
  method: 'POST',
  path: '/api/v4/polls/{id}/options',
  summary: 'Options: those of one’s own draft, or one more on a poll that lets members add them',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({ question_options: z.array(newOption).min(1, 'Answer is required').max(ANSWERS_MOST, TOO_MANY) }),
  output: data(z.array(storedOption)),
  status: 201,
  errors: [403, 404, 409],
});

export const answerPoll = operation({
  method: 'POST',
  path: '/api/v4/polls/{id}/responses',
  summary: 'Votes; one answer per member unless the poll takes several, and another one only where it allows a retry',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({
    responses: z
      .array(z.object({ question_option_id: id }))
      .min(1, 'Choose an answer.')
      .max(ANSWERS_MOST),
  }),
  output: data(poll),
  status: 201,
  errors: [404, 409],
});

export const deletePollResponse = operation({
  method: 'DELETE',
  path: '/api/v4/poll-responses/{id}',
  summary: 'Takes one’s own vote back, where the poll allows a retry or another answer stays',
  permission: 'member',
  params: z.object({ id }),
  output: data(poll),
  errors: [404, 409],
});

export const editPoll = operation({
  method: 'PUT',
  path: '/api/v4/polls/{id}',
  summary:
    'Changes question, options and settings; options that are left out go, with their votes. A title that was the question follows it',
  permission: 'member',
  params: z.object({ id }),
  body: z.object({
    question: question.optional(),
    question_options: z
      .array(newOption.extend({ id: id.optional() }))
      .min(ANSWERS_MIN, TOO_FEW)
      .max(ANSWERS_MOST, TOO_MANY)
      .optional(),
    settings: pollSettings.optional(),
  }),
  output: data(poll),
  errors: [403, 404, 409],
});

export const deletePollOption = operation({
  method: 'DELETE',
  path: '/api/v4/poll-options/{id}',
  summary: 'Removes an option, with its votes; two stay',
  permission: 'member',
  params: z.object({ id }),
  output: acknowledged,
  errors: [403, 404, 409],
});

export const listPollVoters = operation({
  method: 'GET',
  path: '/api/v4/poll-options/{id}/voters',
  summary: 'Who chose an option, newest first; of public polls alone',
  permission: 'public',
  params: z.object({ id }),
  query: z.object({ page, limit: pageSize(POLL_LIMITS.voters, 100), cursor }),
  output: listOf(voter),
  errors: [403, 404],
});

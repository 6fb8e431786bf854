import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { acknowledged, data, flag, id, reason } from '../base/shared.ts';
import { videoLink } from '../community/video-link.ts';
import { ALT_LENGTH } from '../limits.ts';
import { QUIZ_LIMITS } from './limits.ts';
import { uploadUuid } from '../media.ts';
import { authorQuestion, gate, oneQuestion, questionType } from './shapes.ts';

const own = { ...gate, permission: 'member' } as const;
const params = z.object({ id });

const newOption = z.object({
  /** The question's id, listed in part 3 §7. The address already identifies the question. */
  question_id: id.optional(),
  uid: z.string().trim().max(QUIZ_LIMITS.uid).optional(),
  value: z.string().trim().min(1, 'Answer is required').max(QUIZ_LIMITS.option),
  is_correct: flag.optional(),
});

const picture = z.object({
  type: z.literal('image'),
  /** A new upload, or by `id` a picture that the question already has. */
  upload_uuid: uploadUuid.optional(),
  id: id.optional(),
  alt: z.string().trim().max(ALT_LENGTH).nullish(),
});
const video = z.object({
  type: z.literal('video'),
  url: z
    .string()
    .trim()
    .max(QUIZ_LIMITS.videoUrl)
    .refine((url) => videoLink(url) !== null, 'This is no link to a video of YouTube or Vimeo.'),
});
const text = z.object({ type: z.literal('text'), text: z.string().trim().min(1).max(QUIZ_LIMITS.text) });
const media = z.array(z.discriminatedUnion('type', [picture, video, text])).max(QUIZ_LIMITS.media);

const accepted = z.string().trim().min(1, 'Answer is required').max(QUIZ_LIMITS.accepted);
/** The accepted answers of a free-form question. `answer` adds one more. */
const key = { answers: z.array(accepted).max(QUIZ_LIMITS.answers).optional(), answer: accepted.nullish() };

const question = z.string().trim().min(1, 'Question is required').max(QUIZ_LIMITS.question);
const newQuestion = z.object({
  question,
  type: questionType.default('multiple_choice'),
  /** A true_false question has none, or `true` and `false` with one correct. A free-form question has none. */
  question_options: z.array(newOption).max(QUIZ_LIMITS.options.most).optional(),
  ...key,
  media: media.optional(),
  reason,
});

export const addQuizQuestion = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/quiz-maker/quizzes/{id}/questions',
  summary: 'One more question, with its options and its key',
  params,
  body: newQuestion,
  output: oneQuestion,
  status: 201,
  errors: [403, 404, 409],
});

export const storeQuizQuestion = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/quiz-maker/questions',
  summary: 'One more question of the quiz that `quiz_id` names',
  body: newQuestion.extend({ quiz_id: id }),
  output: oneQuestion,
  status: 201,
  errors: [403, 404, 409],
});

export const changeQuizQuestion = operation({
  ...own,
  method: 'PUT',
  path: '/api/v3/quiz-maker/questions/{id}',
  summary:
    'Changes a question: what is not named stays; options that are left out of a list go. Another key is a correction, by which attempts are graded anew',
  params,
  body: z.object({
    question: question.optional(),
    question_options: z
      .array(newOption.extend({ id: id.optional() }))
      .max(QUIZ_LIMITS.options.most)
      .optional(),
    ...key,
    media: media.optional(),
    reason,
  }),
  output: oneQuestion,
  errors: [403, 404],
});

export const removeQuizQuestion = operation({
  ...own,
  method: 'DELETE',
  path: '/api/v3/quiz-maker/questions/{id}',
  summary: 'Takes a question out of its quiz; attempts that have begun keep it',
  params,
  query: z.object({ reason }),
  output: acknowledged,
  errors: [403, 404],
});

export const storeQuizOptions = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/quiz-maker/questions/{id}/options',
  summary: 'More options of a multiple choice question',
  params,
  body: z.object({
    id: id.optional(),
    question_options: z.array(newOption).min(1, 'Answer is required').max(QUIZ_LIMITS.options.most),
    reason,
  }),
  output: data(authorQuestion.shape.question_options),
  status: 201,
  errors: [403, 404, 409],
});

export const storeQuizMedia = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/quiz-maker/questions/{id}/media',
  summary: 'What stands beside a question, all of it in this order; pictures by the uuid of their upload',
  params,
  body: z.object({ media, reason }),
  output: oneQuestion,
  errors: [403, 404],
});

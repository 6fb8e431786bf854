import { Injectable } from '@nestjs/common';
import { type Queryable, Refusal } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Media } from '../../media/index.ts';
import { quizText } from '../quizzes.texts.ts';
import { QuizFactsOf } from '../rights/facts.ts';
import type { NewOptions, QuestionChange, QuestionInput } from './quiz.commands.ts';
import type { QuestionState } from './quiz.decider.ts';
import type { Content, Key, Media as Shown } from './quiz.events.ts';

export const QUIZ = 'quiz';
type GivenOption = NonNullable<QuestionChange['question_options']>[number];
type Option = Content['options'][number];

const TRUTH: GivenOption[] = [{ value: 'true' }, { value: 'false' }];

/**
 * Converts an author's request into event fields. Assigns ids to options and separates the answer key from the
 * question.
 */
@Injectable()
export class QuestionDetails {
  constructor(
    private readonly facts: QuizFactsOf,
    private readonly media: Media,
  ) {}

  async fresh(
    tx: Queryable,
    viewer: MemberViewer,
    quizId: number,
    input: QuestionInput,
  ): Promise<{ content: Content; key: Key }> {
    const { type, question } = input;
    const given = input.question_options ?? (type === 'true_false' ? TRUTH : []);
    const { options, option_ids } = await this.options(given, null);
    const media = await this.shown(tx, viewer, quizId, input.media ?? [], []);
    return { content: { type, question, options, media }, key: { option_ids, answers: answersOf(input) ?? [] } };
  }

  /** Omitted fields keep their value. `more` appends options. */
  async revised(
    tx: Queryable,
    viewer: MemberViewer,
    quizId: number,
    before: QuestionState,
    input: QuestionChange & { more?: NewOptions },
  ): Promise<{ content: Partial<Omit<Content, 'type'>>; key?: Key }> {
    const content: Partial<Omit<Content, 'type'>> = { question: input.question };
    const key: Key = { ...before.key, answers: answersOf(input) ?? before.key.answers };
    const given = input.question_options ?? (input.more ? [...before.content.options, ...input.more] : undefined);
    if (given) {
      const { options, option_ids } = await this.options(given, before);
      content.options = options;
      key.option_ids = option_ids;
    }
    if (input.media) content.media = await this.shown(tx, viewer, quizId, input.media, before.content.media);
    return { content, key };
  }

  private async options(
    given: readonly GivenOption[],
    before: QuestionState | null,
  ): Promise<{ options: Option[]; option_ids: number[] }> {
    const known = new Map((before?.content.options ?? []).map((option) => [option.id, option]));
    if (given.some(({ id }) => id !== undefined && !known.has(id))) {
      throw Refusal.invalid('question_options', quizText('answer.option'));
    }
    const ids = await this.facts.several('option', given.filter(({ id }) => id === undefined).length);
    const made = given.map((option) => {
      const id = option.id ?? ids.shift()!;
      const isRight = option.is_correct ?? before?.key.option_ids.includes(id) ?? false;
      return { isRight, option: { id, uid: option.uid ?? known.get(id)?.uid ?? String(id), value: option.value } };
    });
    return {
      options: made.map(({ option }) => option),
      option_ids: made.filter(({ isRight }) => isRight).map(({ option }) => option.id),
    };
  }

  /** Attaches pictures. Removed pictures stay attached, because open attempts still show them. */
  private async shown(
    tx: Queryable,
    viewer: MemberViewer,
    quizId: number,
    given: NonNullable<QuestionInput['media']>,
    before: readonly Shown[],
  ): Promise<Shown[]> {
    const uuids = given.flatMap((each) => (each.type === 'image' && each.upload_uuid ? [each.upload_uuid] : []));
    const owner = { kind: QUIZ, id: quizId, isPublic: false };
    const sent = [...(await this.media.attach(tx, viewer, uuids, owner))];
    if (sent.some(({ width }) => width === null)) throw Refusal.invalid('media', quizText('question.image'));
    return given.map((each): Shown => {
      if (each.type !== 'image') return each.type === 'video' ? { type: 'video', url: each.url } : each;
      const alt = each.alt ?? null;
      if (each.upload_uuid) {
        const { id, name, filetype, width, height } = sent.shift()!;
        return { type: 'image', file: { id, name, filetype, width, height }, alt };
      }
      const kept = before.find((one) => one.type === 'image' && one.file.id === each.id);
      if (kept?.type !== 'image') throw Refusal.invalid('media', quizText('question.image'));
      return { ...kept, alt };
    });
  }
}

/** The accepted answers: `answers` plus the single `answer`. Null if both are omitted. */
function answersOf({ answers, answer }: Pick<QuestionInput, 'answers' | 'answer'>): string[] | null {
  if (answers === undefined && !answer) return null;
  return [...new Set([...(answer ? [answer] : []), ...(answers ?? [])])];
}

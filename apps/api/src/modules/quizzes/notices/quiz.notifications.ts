import { Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, type OfType, type Queryable, reactor, type Recorded } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { type Made, Notifications, type Subject, whatOf } from '../../notifications/index.ts';
import type { AttemptEvent } from '../attempts/attempt.events.ts';
import { quizText } from '../quizzes.texts.ts';
import { QuizFactsOf } from '../rights/facts.ts';
import { LearningPlugin } from '../rights/plugin.ts';
import { canTake } from '../rights/policies.ts';

type Regraded = OfType<AttemptEvent, 'AttemptRegraded'>;
type Marked = OfType<AttemptEvent, 'AttemptMarked'>;

const NOTIFY_REGRADED = effect<Regraded>('notify-of-regraded-quiz');
const NOTIFY_MARKED = effect<Marked>('notify-of-marked-quiz');

/** Whether a regrade changed the score or the result. Other changes need no notification. */
const isOther = ({ before, score, passed }: Regraded['data']): boolean =>
  before.score !== score || before.passed !== passed;

export const quizNoticeReactor = reactor<AttemptEvent>({
  name: 'quizzes.notices',
  on: {
    AttemptRegraded: ({ data }) => (isOther(data) ? [{ effect: NOTIFY_REGRADED }] : []),
    // Notifies once every answer is marked.
    AttemptMarked: ({ data }) => (data.pending === 0 ? [{ effect: NOTIFY_MARKED }] : []),
  },
});

/** Notifications about quizzes. Display and e-mail check again that the member may take the quiz. */
@Injectable()
export class QuizNotifications implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly facts: QuizFactsOf,
    private readonly plugin: LearningPlugin,
  ) {}

  onModuleInit(): void {
    this.notifications.about('quiz', { visible: (viewer, subjects) => this.visible(viewer, subjects) });
    for (const kind of ['quiz_regraded', 'quiz_marked'] as const) {
      this.notifications.kind(kind, {
        ...{ label: quizText(`kind.${kind}`), subject: quizText(`mail.${kind}`) },
        defaults: { app: true, mail: 'at_once' },
        line: ({ quiz }) => ({
          text: quizText(`told.${kind}`, { what: whatOf(quiz.title) }),
          path: `/quizzes/${quiz.id}`,
        }),
      });
    }
    this.effects.react(quizNoticeReactor);
    const tell = (made: Made[]) => this.notifications.tell(made);
    this.effects.handle(NOTIFY_REGRADED, (event, tx) => this.tellOf('quiz_regraded', event, tx), tell);
    this.effects.handle(NOTIFY_MARKED, (event, tx) => this.tellOf('quiz_marked', event, tx), tell);
  }

  /** Has no actor, so the notification does not name the author who marked or corrected. */
  private tellOf(
    type: 'quiz_regraded' | 'quiz_marked',
    { data, occurredAt: at }: Recorded<Regraded | Marked>,
    tx: Queryable,
  ): Promise<Made[]> {
    const subject = { kind: 'quiz', id: data.quiz_id };
    const news = { type, members: [data.member_id], actor_id: null };
    return this.notifications.make(tx, { ...news, subject, part: String(data.attempt_id), at });
  }

  private async visible(viewer: MemberViewer, subjects: readonly Subject[]) {
    if (!(await this.plugin.isThere())) return subjects.map(() => null);
    const quizzes = await this.facts.some(
      viewer,
      subjects.map(({ id }) => id),
    );
    const shown = new Map(
      quizzes.filter((quiz) => canTake(viewer, quiz)).map(({ id, title }) => [id, { quiz: { id, title } }] as const),
    );
    return subjects.map(({ id }) => shown.get(id) ?? null);
  }
}

import { at, courseOf } from '../content/courses.ts';
import { makeEvent } from '../content/events.ts';
import { makeQuiz, type MadeQuiz, optionOf, taken } from '../content/quizzes.ts';
import { bought, buys, sold } from '../content/shop.ts';
import type { Persona } from '../persona.ts';
import type { Installation } from '../servers/installation.ts';
import { until } from '../until.ts';
import { eachOf } from './insist.ts';

const AT_ONCE = 4;
const PRODUCTS = 4;
const EVENTS = 2;
const ATTEMPTS = 2;
/** As many as one member may set for an event. */
const REMINDERS = [1, 2, 3, 4, 5].map((duration) => ({ duration, unit: 'hours' }));
const LESSON = '/api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}';

/** What 50 members have caused to fall due, and what of it has been done. */
export class DueWork {
  private readonly installation: Installation;
  private readonly people: readonly Persona[];
  private paidLater: number[] = [];
  private refunded: number[] = [];
  private events: number[] = [];
  private quiz!: MadeQuiz;

  private constructor(installation: Installation, people: readonly Persona[]) {
    this.installation = installation;
    this.people = people;
  }

  /** For each member: four purchases without a webhook, four paid ones, ten reminders and two attempts at a quiz. */
  static async prepare(installation: Installation, admin: Persona, people: readonly Persona[]): Promise<DueWork> {
    const work = new DueWork(installation, people);
    const products: number[] = [];
    for (let n = 0; n < 2 * PRODUCTS; n += 1) products.push((await sold(admin)).product);
    for (let n = 0; n < EVENTS; n += 1) work.events.push((await makeEvent(admin)).id);
    const quiz = await makeQuiz(admin, { threshold: 100, retry: true });
    work.quiz = quiz;
    const course = await courseOf(admin, [{ name: 'Toets', content_kind: 'quiz', quiz_id: quiz.id }]);
    await eachOf(people, AT_ONCE, async (who) => {
      for (const product of products.slice(0, PRODUCTS)) work.paidLater.push(await begun(who, product));
      for (const product of products.slice(PRODUCTS)) work.refunded.push(await bought(who, product));
      for (const id of work.events) {
        await done(who.call('PUT /api/v3/events/{id}/join', { params: { id } }));
        const body = { reminders: REMINDERS, type: 'event' };
        await done(who.call('POST /api/v3/events/{id}/reminders', { params: { id }, body }));
      }
      await done(who.call(`POST ${LESSON}/opened`, at(course, course.lessons[0]!)));
      for (let n = 0; n < ATTEMPTS; n += 1) await taken(who, quiz, [false, true]);
    });
    return work;
  }

  /** The provider is paid, refunds are decided, and the key of the quiz is corrected. What lies ahead is due now. */
  async fallDue(admin: Persona): Promise<void> {
    await this.installation.query(
      `update commerce.test_payment set status = 'paid', mandate = 'test-' || id || '-4242' where purchase_id = any($1)`,
      [this.paidLater],
    );
    await eachOf(this.refunded, AT_ONCE, (id) =>
      done(admin.call('POST /api/v4/admin/purchases/{id}/refund', { params: { id }, body: { reason: 'Uitval' } })),
    );
    const [question] = this.quiz.questions;
    const body = { question_option_ids: [optionOf(question!, false)] };
    await done(admin.call('POST /api/v4/quiz-maker/questions/{id}/key', { params: { id: question!.id }, body }));
    await until('reactors have asked for all effects', async () => (await this.pending()).length === this.expected);
    await this.installation.query(
      `update events.job set due_at = clock_timestamp() where (event_id, effect) in (select * from unnest($1::uuid[], $2::text[]))`,
      [(await this.pending()).map(({ event_id }) => event_id), (await this.pending()).map(({ effect }) => effect)],
    );
  }

  /** Effects that are due: one for each purchase, refund and reminder, and one that regrades all attempts. */
  private get expected(): number {
    return this.paidLater.length + this.refunded.length + this.reminders + 1;
  }

  private get reminders(): number {
    return this.people.length * EVENTS * REMINDERS.length;
  }

  /** The effects that are due and not made, or only those of one name. */
  pending(only: string | null = null): Promise<{ event_id: string; effect: string; failures: number }[]> {
    return this.installation.query(
      `select j.event_id, j.effect, j.failures from events.job j join events.event e on e.id = j.event_id
       where ((j.effect = 'look-after-checkout' and (e.data ->> 'purchase_id')::int = any($1))
          or (j.effect = 'give-money-back' and (e.data ->> 'purchase_id')::int = any($2))
          or (j.effect = 'remind-of-event' and (e.data ->> 'event_id')::int = any($3))
          or (j.effect = 'regrade-quiz-attempts' and (e.data ->> 'quiz_id')::int = $4))
         and ($5::text is null or j.effect = $5)`,
      [this.paidLater, this.refunded, this.events, this.quiz.id, only],
    );
  }

  /** How often each thing has happened, and how often it should have. */
  async results(): Promise<{ is: Record<string, number>; should: Record<string, number> }> {
    const { paidLater, refunded, events, quiz, people } = this;
    const count = async (text: string, ...values: unknown[]): Promise<number> =>
      (await this.installation.query<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]!.n;
    const both = [...paidLater, ...refunded];
    const happened = (type: string, ids: number[]) =>
      count(
        `events.event where type = $1 and stream_id = any($2)`,
        type,
        ids.map((id) => `purchase-${id}`),
      );
    const holding = (ids: number[]) =>
      count(
        `identity.member_level l join commerce.purchase p using (member_id, level_id)
         where p.id = any($1) and not l.ended`,
        ids,
      );
    const told = (type: string, ids: number[]) =>
      count('notifications.notification where type = $1 and subject_id = any($2)', type, ids);
    /** Of each notification one mail, and of no notification two. */
    const mailed = (type: string, ids: number[]) =>
      count(
        `notifications.line l join mail.message m on m.cause like 'notification-' || l.id || '-%'
         where l.type = $1 and l.subject_id = any($2)`,
        type,
        ids,
      );
    const attempts = people.length * ATTEMPTS;
    return {
      is: {
        purchases: await count(`commerce.purchase where id = any($1) and state = 'active'`, paidLater),
        payments: await happened('PurchasePaid', both),
        invoices: await count(`commerce.invoice where purchase_id = any($1) and kind <> 'credit'`, both),
        invoiceMails: await mailed('invoice_issued', paidLater),
        levels: await holding(paidLater),
        levelsOfRefunded: await holding(refunded),
        creditNotes: await count(`commerce.invoice where purchase_id = any($1) and kind = 'credit'`, refunded),
        creditNoteMails: await mailed('invoice_issued', refunded),
        refunds: await count(
          'commerce.test_refund r join commerce.test_payment p on p.id = r.payment_id where p.purchase_id = any($1)',
          refunded,
        ),
        fullRefunds: await count(
          'commerce.test_payment where purchase_id = any($1) and refunded_cents = amount_cents',
          refunded,
        ),
        settledRefunds: await happened('RefundSettled', refunded),
        reminders: await told('event_reminder', events),
        reminderMails: await mailed('event_reminder', events),
        grades: await count('quizzes.attempt where quiz_id = $1 and passed', quiz.id),
        regrades: await count(
          `events.event where type = 'AttemptRegraded' and (data ->> 'quiz_id')::int = $1`,
          quiz.id,
        ),
      },
      should: {
        purchases: paidLater.length,
        payments: both.length,
        invoices: both.length,
        invoiceMails: paidLater.length,
        levels: paidLater.length,
        levelsOfRefunded: 0,
        creditNotes: refunded.length,
        creditNoteMails: 2 * refunded.length,
        refunds: refunded.length,
        fullRefunds: refunded.length,
        settledRefunds: refunded.length,
        reminders: this.reminders,
        reminderMails: this.reminders,
        grades: attempts,
        regrades: attempts,
      },
    };
  }
}

async function begun(who: Persona, product: number): Promise<number> {
  const answer = await buys(who, product);
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data.id as number;
}

async function done(asked: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
}

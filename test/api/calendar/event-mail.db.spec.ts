import ICAL from 'ical.js';
import { NotificationMail } from '../../../apps/api/src/modules/notifications/notification.mail.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeEvent } from '../../support/content/events.ts';
import { mailsTo, mailTo, tokenIn } from '../../support/mails.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

/** The mail of this subject to the guest, once its notification was made and is due. */
const mailed = (subject: string) =>
  until(`a mail “${subject}”`, async () => {
    await api.app.get(NotificationMail).mail(new Date(Date.now() + 86_400_000));
    return (await mailsTo(admin, 'gast@example.test')).find((mail) => mail.subject.startsWith(subject));
  });

async function calendarOf(mailId: number) {
  const { rows } = await api.kernel.db.pool.query<{
    attachments: { filename: string; type: string; content: string }[];
  }>('select attachments from mail.message where id = $1', [mailId]);
  const [file] = rows[0]!.attachments;
  const parsed = new ICAL.Component(ICAL.parse(file!.content) as never);
  return { ...file!, event: new ICAL.Event(parsed.getFirstSubcomponent('vevent')!) };
}

describe('a mail about an event', () => {
  it('names the event in its subject, says when it is, and brings it as a calendar file', async () => {
    const guest = await api.member('gast');
    // Only a confirmed address is written to.
    const token = tokenIn(await mailTo(admin, 'gast@example.test', 'Confirm'));
    await guest.call('POST /api/v4/auth/verify-email', { body: { token } });
    const event = await makeEvent(admin, {
      ...{ title: 'Midzomer', start_date: '2090-06-21 20:00:00', end_date: '2090-06-21 23:00:00' },
      ...{ time_zone: 'Asia/Kolkata', status: 'secret' },
    });
    const body = { user_ids: [guest.id] };
    await admin.call('POST /api/v4/events/{id}/invitations', { params: { id: event.id }, body });
    const invitation = await mailed('Invitation: Midzomer');
    expect(invitation.text).toMatch(/invited you to Midzomer: Wednesday,? 21 June 2090 at 20:00 \(Asia\/Kolkata\)/);
    const invited = await calendarOf(invitation.id);
    expect([invited.filename, invited.type]).toEqual([
      `${event.slug}.ics`,
      'text/calendar; charset=utf-8; method=PUBLISH',
    ]);
    expect([invited.event.summary, invited.event.startDate.toJSDate()]).toEqual([
      'Midzomer',
      new Date(event.starts_at),
    ]);

    await admin.call('PUT /api/v3/events/{id}', {
      params: { id: event.id },
      body: { start_date: '2090-06-22 20:00:00', end_date: '2090-06-22 23:00:00' },
    });
    const moved = await mailed('Moved: Midzomer');
    expect(moved.text).toMatch(/Midzomer has moved to Thursday,? 22 June 2090 at 20:00 \(Asia\/Kolkata\)/);

    await admin.call('POST /api/v4/events/{id}/cancel', { params: { id: event.id } });
    const cancelled = await mailed('Cancelled: Midzomer');
    const { event: ended } = await calendarOf(cancelled.id);
    expect([ended.uid, ended.component.getFirstPropertyValue('status')]).toEqual([invited.event.uid, 'CANCELLED']);
    expect(ended.sequence).toBeGreaterThan(invited.event.sequence);
  });

  it('is kept and not sent where there is no SMTP', async () => {
    const { body } = await admin.call('GET /api/v4/admin/mails', { query: { where: 'state:kept' } });
    const states = (body.data as { sent_at: string | null; kept_at: string | null }[]).map(({ sent_at, kept_at }) => [
      sent_at,
      typeof kept_at,
    ]);
    expect(states.length).toBeGreaterThan(0);
    expect(states).toEqual(states.map(() => [null, 'string']));
    const sent = await admin.call('GET /api/v4/admin/mails', { query: { where: 'state:sent' } });
    expect(sent.body.data).toEqual([]);
  });
});

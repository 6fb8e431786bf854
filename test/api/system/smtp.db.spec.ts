import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Outbox } from '../../../apps/api/src/platform/mail/outbox.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { until } from '../../support/until.ts';

interface Received {
  to: string[];
  raw: string;
}

const received: Received[] = [];
let refuse = false;
/** Offers to addresses that do not exist. */
const offered: string[] = [];
let delivers = false;
let server: SMTPServer;
let api: TestApi;
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith('bounce') || delivers) return done();
      offered.push(address);
      done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (raw += text));
      stream.on('end', () => {
        if (refuse) return done(Object.assign(new Error('Try later'), { responseCode: 451 }));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  api = await startApi({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Kiln <kiln@example.test>' });
});
afterAll(async () => {
  await api.close();
  await new Promise<void>((closed) => server.close(closed));
});

const to = (address: string) => received.filter((mail) => mail.to.includes(address));

describe('mail by SMTP', () => {
  it('goes to the member alone, as text and HTML, and leaves no body behind', async () => {
    await api.member('anna');
    await until('the mail was there', () => to('anna@example.test').length > 0);
    const [mail] = to('anna@example.test');
    expect(mail!.to).toEqual(['anna@example.test']);
    expect(mail!.raw).toMatch(/^From: Kiln <kiln@example\.test>/m);
    expect(mail!.raw).toContain('Content-Type: text/plain');
    expect(mail!.raw).toContain('Content-Type: text/html');
    const row = await until('it was noted as sent', async () => {
      const { rows } = await api.kernel.db.pool.query(
        `select * from mail.message where recipient = 'anna@example.test' and sent_at is not null`,
      );
      return rows[0];
    });
    expect([row.text, row.html, row.error]).toEqual(['', '', null]);
  });

  it('is tried again when it was refused, and arrives once', async () => {
    refuse = true;
    await api.member('berta');
    await until('it was refused', async () => {
      const { rows } = await api.kernel.db.pool.query(
        `select 1 from mail.message where recipient = 'berta@example.test' and error like '%Try later%'`,
      );
      return rows.length > 0;
    });
    refuse = false;
    await until('it arrived', () => to('berta@example.test').length > 0);
    expect(to('berta@example.test')).toHaveLength(1);
  });

  it('ends at once where the address refuses it for good, and marks the address', async () => {
    const member = await api.member('bounce1');
    const mails = async () => {
      const { rows } = await api.kernel.db.pool.query(
        `select id, text, error, refused_at is not null as refused, tries from mail.message
         where recipient = 'bounce1@example.test' order by id`,
      );
      return rows;
    };
    const [ended] = await until('it was refused', async () => {
      const rows = await mails();
      return rows[0]?.refused ? rows : null;
    });
    expect(ended).toMatchObject({ text: '', tries: 1, error: expect.stringContaining('no such user') });
    const job = (id: number) => (api.app.get(Outbox) as unknown as { deliver(id: number): Promise<void> }).deliver(id);
    await job(ended.id);
    expect(offered).toEqual(['bounce1@example.test']);

    // A notification is not even offered; a mail that the member asks for is.
    const posting = {
      ...{ memberId: member.id, to: 'Bounce1@example.test', name: 'B', locale: 'en' as const },
      letter: { subject: 'New', text: 'New', otherwise: '' },
    };
    const outbox = api.app.get(Outbox);
    const notification = { ...posting, cause: 'told', stop: { text: 'Stop', url: 'https://k.test/u' } };
    const told = await api.kernel.db.transaction((tx) => outbox.write(tx, notification));
    await job(told!);
    expect(offered).toHaveLength(1);
    delivers = true;
    const asked = await api.kernel.db.transaction((tx) => outbox.write(tx, { ...posting, cause: 'asked' }));
    await job(asked!);
    const { rows } = await api.kernel.db.pool.query(`select * from mail.refused_address`);
    expect([to('Bounce1@example.test').length, rows]).toEqual([1, []]);
  });

  it('is forgotten 90 days after it has left, or was given up', async () => {
    const { pool } = api.kernel.db;
    const old = (cause: string, days: number, sent: boolean) =>
      pool.query(
        `insert into mail.message (cause, member_id, recipient, subject, text, html, created_at, sent_at)
         values ($1, 1, 'old@example.test', 'Old', '', '', now() - make_interval(days => $2),
           case when $3 then now() - make_interval(days => $2) end)`,
        [cause, days, sent],
      );
    await old('sent-91', 91, true);
    await old('unsent-91', 91, false);
    await old('sent-89', 89, true);
    await api.app.get(Outbox).prune();
    const { rows } = await pool.query(`select cause from mail.message where recipient = 'old@example.test'`);
    expect(rows).toEqual([{ cause: 'sent-89' }]);
  });
});

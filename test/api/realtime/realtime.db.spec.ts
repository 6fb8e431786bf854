import { broadcasting } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import Echo from 'laravel-echo';
import WebSocket from 'ws';
import { Channels } from '../../../apps/api/src/platform/realtime/channels.ts';
import { isMember } from '../../../apps/api/src/platform/http/viewer.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { connect, disconnectAll, type Heard, listen, opened } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
let boardId: number;
let staffBoard: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
  for (const name of ['private-whispers.{id}', 'presence-whispers.{id}'])
    api.app.get(Channels).own({ name, mayHear: isMember, whispers: true });
  boardId = await makeBoard(admin, 'Open');
  staffBoard = await makeBoard(admin, 'Dicht', 'moderator', 'moderator');
});
afterEach(disconnectAll);
afterAll(() => api.close());

const names = (heard: Heard[]): string[] => heard.map(({ name }) => name);

describe('with pusher-js', () => {
  it('a guest hears topics, comments, likes and closing of a public board, with ids and counts only', async () => {
    const heard = await listen(connect(api.guest()), channels.board(boardId, true));
    const topic = await makeTopic(member, boardId, 'Levend geheimwoord');
    const comment = await admin.call('POST /api/v3/topics/{id}/comments', {
      params: { id: topic.id },
      body: { content: '<p>fluisterwoord</p>' },
    });
    await admin.call('PUT /api/v4/posts/{id}/like', { params: { id: topic.post_id } });
    await admin.call('POST /api/v4/topics/{id}/close', { params: { id: topic.id } });
    await until('four events were heard', () => heard.length >= 4);
    const place = { topic_id: topic.id, board_id: boardId };
    expect(heard).toEqual(
      expect.arrayContaining([
        { name: 'topic-posted', data: { ...place, user_id: member.id } },
        {
          name: 'comment-posted',
          data: {
            ...place,
            user_id: admin.id,
            comment_id: comment.body.data.id,
            in_reply_to: null,
            comments_count: 1,
          },
        },
        {
          name: 'post-liked',
          data: { ...place, user_id: admin.id, post_id: topic.post_id, comment_id: null, liked: true, likes_count: 1 },
        },
        { name: 'topic-closed', data: { ...place, user_id: admin.id, closed: true } },
      ]),
    );
    expect(JSON.stringify(heard)).not.toMatch(/geheimwoord|fluisterwoord/);
  });

  it('a reader of a board hears each change of topics and comments; who may not read it hears none (promise 30)', async () => {
    const heard = await listen(connect(admin), channels.board(staffBoard, false));
    const aside = await listen(connect(member), channels.board(boardId, true));
    const topic = await makeTopic(admin, staffBoard, 'Besloten');
    const { id, post_id } = topic;
    const call = (route: Parameters<Persona['call']>[0], params: object, body?: object) =>
      admin.call(route, { params, body });
    const comment = await call('POST /api/v3/topics/{id}/comments', { id }, { content: '<p>een</p>' });
    const at = { id: comment.body.data.id as number };
    await call('PUT /api/v4/comments/{id}', at, { content: '<p>twee</p>' });
    await call('PUT /api/v4/comments/{id}/accepted', at, { accepted: true });
    await call('DELETE /comments/{id}', at);
    await call('POST /api/v4/comments/{id}/restore', at);
    await call('PUT /api/v4/topics/{id}', { id }, { title: 'Besloten en anders' });
    await call('PUT /api/v4/topics/{id}/sticky', { id }, { sticky: true });
    await call('DELETE /conversations/{id}', { id });
    await call('POST /api/v4/topics/{id}/restore', { id });
    await call('PUT /api/v4/posts/{id}/like', { id: post_id });
    await until('all were heard', () => heard.length >= 11);
    expect(names(heard)).toEqual([
      ...['topic-posted', 'comment-posted', 'comment-edited', 'answer-accepted', 'comment-deleted', 'comment-deleted'],
      ...['topic-edited', 'topic-pinned', 'topic-deleted', 'topic-deleted', 'post-liked'],
    ]);
    expect(JSON.stringify(heard)).not.toMatch(/Besloten|twee/);
    expect(aside).toEqual([]);

    // Moved, it is told on both boards, each under its own name.
    await call('PUT /api/v4/topics/{id}', { id }, { channel_id: boardId });
    await until('both heard of the move', () => heard.length >= 12 && aside.length >= 1);
    expect([heard.at(-1), aside[0]]).toEqual([
      { name: 'topic-moved', data: { topic_id: id, board_id: staffBoard, user_id: admin.id } },
      { name: 'topic-moved', data: { topic_id: id, board_id: boardId, user_id: admin.id } },
    ]);
  });

  it('what is heard can be read: a refetch on hearing finds the new state', async () => {
    const topic = await makeTopic(member, boardId, 'Meteen te lezen');
    const client = connect(api.guest());
    await listen(client, channels.topic(topic.id, true));
    const read: Promise<number>[] = [];
    client.bind('comment-posted', () => {
      read.push(
        api
          .guest()
          .call('GET /api/v3/topics/{id}', { params: { id: topic.id } })
          .then(({ body }) => body.data.comments_count),
      );
    });
    for (let n = 1; n <= 5; n += 1) {
      await admin.call('POST /api/v3/topics/{id}/comments', {
        params: { id: topic.id },
        body: { content: `<p>${n}</p>` },
      });
    }
    await until('five comments were heard', () => read.length === 5);
    (await Promise.all(read)).forEach((count, index) => expect(count).toBeGreaterThanOrEqual(index + 1));
  });

  it('a closed board is heard by those who may read it and by nobody else (promise 30)', async () => {
    const heard = await listen(connect(admin), channels.board(staffBoard, false));
    for (const persona of [member, api.guest()]) {
      for (const isPublic of [true, false]) {
        await expect(listen(connect(persona), channels.board(staffBoard, isPublic))).rejects.toThrow('refused');
      }
    }
    const topic = await makeTopic(admin, staffBoard, 'Onder ons');
    await until('staff heard it', () => names(heard).includes('topic-posted'));
    await expect(listen(connect(member), channels.topic(topic.id, false))).rejects.toThrow('refused');
    await expect(listen(connect(member), channels.topic(topic.id, true))).rejects.toThrow('refused');
  });

  it('a member’s own channel is theirs alone, and tells of a notification', async () => {
    const heard = await listen(connect(member), channels.messages(member.id));
    await expect(listen(connect(admin), channels.messages(member.id))).rejects.toThrow('refused');
    const topic = await makeTopic(member, boardId, 'Wie reageert');
    await admin.call('POST /api/v3/topics/{id}/comments', { params: { id: topic.id }, body: { content: '<p>Ik</p>' } });
    await until('the notification arrived', () => names(heard).includes('notification'));
  });

  it('another socket’s signature, a forged one and an unknown channel are refused (promise 32)', async () => {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/app/lyceum?protocol=7`);
    const frames: { event: string; channel?: string; data?: string }[] = [];
    socket.on('message', (raw) => frames.push(JSON.parse(String(raw))));
    const established = await until('connected', () =>
      frames.find(({ event }) => event === 'pusher:connection_established'),
    );
    const { socket_id, activity_timeout } = JSON.parse(established.data!);
    expect(socket_id).toMatch(/^\d+\.\d+$/);
    expect(activity_timeout).toBeGreaterThan(0);
    const channel = channels.messages(member.id);
    const foreign = await member.send('POST', '/broadcasting/auth', { socket_id: '1.1', channel_name: channel });
    expect(foreign.status).toBe(200);
    for (const data of [
      { channel, auth: foreign.body.auth },
      { channel, auth: 'lyceum:00' },
      { channel },
      { channel: 'private-everything' },
    ]) {
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
    }
    await until(
      'four refusals',
      () => frames.filter(({ event }) => event === 'pusher:subscription_error').length === 4,
    );
    expect(frames.map(({ event }) => event)).not.toContain('pusher_internal:subscription_succeeded');
    for (const socketId of ['1', 'a.b', '1.1:private-x']) {
      expect(
        (await member.send('POST', '/broadcasting/auth', { socket_id: socketId, channel_name: channel })).status,
      ).toBe(403);
    }
    for (const name of [
      `private-board.0${boardId}`,
      channel.replace('.', '.0'),
      'private-messages.0',
      `private-messages.0${member.id}`,
    ]) {
      const asked = { socket_id: '1.1', channel_name: name };
      expect([name, (await member.send('POST', '/broadcasting/auth', asked)).status]).toEqual([name, 403]);
    }
    for (const junk of [
      '',
      '{',
      'null',
      '[]',
      '{"event":1}',
      '{"event":"pusher:subscribe"}',
      '{"event":"client-x"}',
      'x'.repeat(5000),
    ])
      socket.send(junk);
    socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }));
    await until('the server still answers', () => frames.some(({ event }) => event === 'pusher:pong'));
    socket.close();
  });
});

describe('many channels at once', () => {
  const ask = (who: Persona, channel_names: string[]) =>
    who.send('POST', '/broadcasting/auth', { socket_id: '1.1', channel_names });

  it('are signed by one request as each would be alone, and those that may not be heard are null', async () => {
    const [own, foreign] = [channels.messages(member.id), channels.messages(admin.id)];
    const { status, body } = await ask(member, [own, foreign, channels.online, 'private-everything', own]);
    const alone = await member.send('POST', '/broadcasting/auth', { socket_id: '1.1', channel_name: own });
    expect(status).toBe(200);
    expect(body.channels).toEqual({
      [own]: alone.body,
      [foreign]: null,
      [channels.online]: { auth: expect.any(String), channel_data: expect.stringContaining('"memo"') },
      'private-everything': null,
    });
  });

  it('are described where all other calls are, and answered as it says (part 3 §7)', async () => {
    const { paths } = (await api.guest().send('GET', '/api/openapi.json')).body;
    const described = paths['/broadcasting/auth'].post;
    expect(Object.keys(described.responses)).toEqual(['200', '401', '403', '419', '429']);
    const { properties, required } = described.requestBody.content['application/json'].schema;
    expect([Object.keys(properties), required]).toEqual([
      ['socket_id', 'channel_name', 'channel_names'],
      ['socket_id'],
    ]);
    expect((await api.guest().send('GET', '/api/docs')).body).toContain('/broadcasting/auth');
    const { output } = broadcasting.authorizeChannels;
    const answers = [
      await ask(member, [channels.messages(member.id), channels.online, 'private-everything']),
      await member.send('POST', '/broadcasting/auth', { socket_id: '1.1', channel_name: channels.online }),
    ];
    for (const { body } of answers) expect(output.parse(body)).toEqual(body);
  });

  it('are a hundred at most', async () => {
    const many = Array.from({ length: 101 }, (_, id) => channels.messages(id + 1));
    expect((await ask(member, many)).status).toBe(403);
    expect((await ask(member, [])).status).toBe(403);
    expect((await ask(member, many.slice(1))).status).toBe(200);
  });
});

describe('with Laravel Echo', () => {
  const echo = (persona: Persona) => {
    const client = connect(persona);
    return new Echo({ broadcaster: 'pusher', key: 'lyceum', client });
  };

  it('listens on public and private channels', async () => {
    const heard: string[] = [];
    const guest = echo(api.guest());
    const own = echo(member);
    await new Promise<void>((resolve) =>
      guest
        .channel(`board.${boardId}`)
        .subscribed(resolve)
        .listen('.topic-posted', () => heard.push('public')),
    );
    await new Promise<void>((resolve) =>
      own
        .private(`messages.${member.id}`)
        .subscribed(resolve)
        .listen('.notification', () => heard.push('private')),
    );
    const topic = await makeTopic(member, boardId, 'Voor Echo');
    await admin.call('POST /api/v3/topics/{id}/comments', { params: { id: topic.id }, body: { content: '<p>Ja</p>' } });
    await until('both were heard', () => heard.includes('public') && heard.includes('private'));
  });

  it('sees who is here, who joins and who leaves: members, not tabs', async () => {
    const events: string[] = [];
    const watching = echo(admin);
    await new Promise<void>((resolve) =>
      watching
        .join('online')
        .here((here: { id: number }[]) => {
          events.push(`here ${here.map(({ id }) => id).join()}`);
          resolve();
        })
        .joining(({ id }: { id: number }) => events.push(`joining ${id}`))
        .leaving(({ id }: { id: number }) => events.push(`leaving ${id}`)),
    );
    const joined = (client: Echo<'pusher'>) =>
      new Promise<void>((resolve) => client.join('online').here(() => resolve()));
    const [tab, otherTab] = [echo(member), echo(member)];
    await joined(tab);
    await joined(otherTab);
    tab.disconnect();
    otherTab.disconnect();
    await until('the member left', () => events.includes(`leaving ${member.id}`));
    expect(events).toEqual([`here ${admin.id}`, `joining ${member.id}`, `leaving ${member.id}`]);
  });

  it('shows nobody as present whom an administrator looks as; they see who is (promise 40)', async () => {
    const [viewer, later] = [await api.member('kijkster'), await api.member('laatkomer')];
    const [acting, target] = [await api.member('meekijker', 'admin'), await api.member('nietaanwezig')];
    const nameOf = ({ id }: { id: number }) => Number(id);
    const events: string[] = [];
    const seenBy = (client: Echo<'pusher'>) =>
      new Promise<number[]>((resolve) =>
        client.join('online').here((here: { id: number }[]) => resolve(here.map(nameOf))),
      );
    const watching = echo(viewer);
    expect(await seenBy(watching)).toEqual([viewer.id]);
    watching
      .join('online')
      .joining(({ id }: { id: number }) => events.push(`joining ${id}`))
      .leaving(({ id }: { id: number }) => events.push(`leaving ${id}`));
    await acting.call('POST /api/v4/admin/members/{id}/impersonate', { params: { id: target.id }, body: {} });
    await acting.csrfToken();
    const looking = echo(acting);
    expect(await seenBy(looking)).toEqual([viewer.id]);
    expect((await seenBy(echo(later))).sort()).toEqual([viewer.id, later.id].sort());
    await until('the second viewer was seen', () => events.length > 0);
    looking.disconnect();
    const own = echo(target);
    expect(await seenBy(own)).toContain(target.id);
    await until('the member themselves is seen', () => events.length > 1);
    expect(events).toEqual([`joining ${later.id}`, `joining ${target.id}`]);
  });

  it.each(['private-whispers.1', 'presence-whispers.1'])(
    'takes no whisper of whoever looks as a member, on %s, which has them (promise 40)',
    async (channel) => {
      const name = channel.replace('private', 'quiet').replace('.1', '');
      const [acting, target] = [await api.member(`${name}-a`, 'admin'), await api.member(`${name}-b`)];
      await acting.call('POST /api/v4/admin/members/{id}/impersonate', { params: { id: target.id }, body: {} });
      await acting.csrfToken();
      const [looking, present] = [connect(acting), connect(member)];
      const heard = await listen(connect(admin), channel);
      for (const client of [looking, present]) await listen(client, channel);
      const [answers, said] = [[] as string[], () => heard.filter(({ name: event }) => event === 'client-typing')];
      looking.connection.bind('error', (error: unknown) => answers.push(JSON.stringify(error)));
      looking.send_event('client-typing', { name: 'nietgezegd' }, channel);
      await until('it was refused, or heard', () => answers.length + said().length > 0);
      expect(answers).toEqual([expect.stringContaining('Client events are not for this channel')]);
      present.send_event('client-typing', { name: 'memo' }, channel);
      await until('the member present was heard', () => said().length > 0);
      expect(said().map(({ data }) => data)).toEqual([{ name: 'memo' }]);
    },
  );

  it('whispers nowhere, unless the policy of the channel has it', async () => {
    const board = await makeBoard(admin, 'Onder leden', 'member');
    const [one, other] = [connect(admin), connect(member)];
    const heard: Heard[][] = [];
    for (const channel of [channels.online, channels.board(board, false)]) {
      await listen(one, channel);
      heard.push(await listen(other, channel));
      const refused = new Promise<unknown>((resolve) => one.connection.bind('error', resolve));
      one.send_event('client-typing', { name: 'adminna' }, channel);
      expect(JSON.stringify(await refused)).toContain('Client events are not for this channel');
      one.connection.unbind('error');
    }
    // Told after it, by the same process: what was whispered would have come before.
    await makeTopic(member, board, 'Na het fluisteren');
    await until('the topic was heard', () => heard[1]!.length > 0);
    expect(heard.map((each) => each.map(({ name }) => name))).toEqual([[], ['topic-posted']]);
  });

  it('whispers to the others on a channel that has it, small things, and the server says whose they are', async () => {
    const [one, other] = [echo(admin), echo(member)];
    const heard: string[] = [];
    const join = (client: Echo<'pusher'>, who: string) =>
      new Promise<void>((resolve) =>
        client
          .join('whispers.2')
          .here(() => resolve())
          .listenForWhisper('typing', (told: { name: string; user_id?: number }, { user_id }: { user_id: string }) => {
            heard.push(`${who} heard ${told.name} of ${user_id}`);
            // The payload's own word on who sent it is no other.
            if (told.user_id !== undefined) expect(String(told.user_id)).toBe(user_id);
          }),
      );
    await join(one, 'one');
    await join(other, 'other');
    const [sender] = opened();
    one.join('whispers.2').whisper('typing', { name: 'first', user_id: 999 });
    await until('the other heard it', () => heard.length > 0);
    const errors: unknown[] = [];
    sender!.connection.bind('error', (error: unknown) => errors.push(error));
    one.join('whispers.2').whisper('typing', { name: 'x'.repeat(1000) });
    sender!.send_event('client-typing', {}, `board.${boardId}`);
    await until('both were refused', () => errors.length === 2);
    one.join('whispers.2').whisper('typing', { name: 'last' });
    await until('the last whisper arrived', () => heard.length === 2);
    expect(heard).toEqual([`other heard first of ${admin.id}`, `other heard last of ${admin.id}`]);
  });
});

import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, messages } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { Kernel } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { languageOf } from '../../../platform/texts/texts.ts';
import { directory } from '../../identity/index.ts';
import { inbox } from '../inbox/inbox.projection.ts';
import { Marks } from '../inbox/marks.ts';
import { messagesText } from '../messages.texts.ts';
import { missing } from '../rights/facts.ts';
import { AddParticipants, BeginThread, type Begun, LeaveThread } from './thread.commands.ts';
import { ThreadQueries } from './thread.queries.ts';

const SHOWN = [inbox, directory];

/** HTTP endpoints of conversations. */
@Controller()
export class ThreadsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly kernel: Kernel,
    private readonly queries: ThreadQueries,
    private readonly marks: Marks,
    private readonly fanout: Fanout,
  ) {}

  @Handles(messages.listThreads, SHOWN)
  async list(
    @Input() { query }: InputOf<typeof messages.listThreads>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: FastifyRequest,
  ) {
    const language = languageOf(request);
    if (query.user_id === undefined) return this.queries.list(viewer, query, language);
    return { data: await this.queries.withMember(viewer, query.user_id, language) };
  }

  @Handles(messages.showThread, SHOWN)
  async show(
    @Input() { params }: InputOf<typeof messages.showThread>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: FastifyRequest,
  ) {
    const thread = await this.queries.show(viewer, params.thread, languageOf(request));
    if (!thread) throw missing('thread');
    return { data: thread };
  }

  @Handles(messages.beginThread)
  async begin(
    @Input() { body }: InputOf<typeof messages.beginThread>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: FastifyRequest,
  ) {
    const isWritten = body.content !== undefined || body.gif !== undefined || (body.upload_uuids?.length ?? 0) > 0;
    const command = new BeginThread(body.user_ids, isWritten ? body : null, { viewer });
    return this.begun(viewer, await this.commands.execute(command), request, body.fake_thread_id);
  }

  @Handles(messages.addParticipants)
  async add(
    @Input() { params, body }: InputOf<typeof messages.addParticipants>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: FastifyRequest,
  ) {
    const command = new AddParticipants(params.thread, body.user_ids, { viewer });
    return this.begun(viewer, await this.commands.execute(command), request);
  }

  @Handles(messages.leaveThread)
  async leave(@Input() { params }: InputOf<typeof messages.leaveThread>, @CurrentViewer() viewer: MemberViewer) {
    const position = await this.commands.execute(new LeaveThread(params.thread, { viewer }));
    return new Committed(position, { message: messagesText('thread.leaving') });
  }

  @Handles(messages.readThread, [inbox])
  async read(@Input() { params, body }: InputOf<typeof messages.readThread>, @CurrentViewer() viewer: MemberViewer) {
    const at = await this.marks.read(viewer, params.thread, body.message_id ?? null);
    const read = { thread_id: params.thread, user_id: viewer.id, last_read: at.toISOString() };
    for (const id of await this.marks.toldOfReading(viewer.id, params.thread)) {
      this.fanout.publishOwn(channels.messages(id), 'inbox-read', read);
    }
    return { data: { thread_id: read.thread_id, last_read: read.last_read } };
  }

  @Handles(messages.hideThread, [inbox])
  async hide(@Input() { params }: InputOf<typeof messages.hideThread>, @CurrentViewer() viewer: MemberViewer) {
    await this.marks.hide(viewer, params.thread);
    this.fanout.publishOwn(channels.messages(viewer.id), 'thread-changed', { thread_id: params.thread });
    return { message: messagesText('thread.hidden') };
  }

  /** The new thread as its participant reads it. While the projection lags, its own row serves instead. */
  private async begun(viewer: MemberViewer, { id, sent, position }: Begun, request: FastifyRequest, fake?: string) {
    const language = languageOf(request);
    await this.kernel.shown([inbox], position);
    const shown = await this.queries.show(viewer, id, language);
    const thread = shown ?? (await this.queries.begun(viewer, id, sent, language));
    return new Committed(position, { data: { ...thread, fake_thread_id: fake ?? null } });
  }
}

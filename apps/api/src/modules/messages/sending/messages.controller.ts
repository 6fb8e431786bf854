import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, messages } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { inbox } from '../inbox/inbox.projection.ts';
import { MessageQueries } from '../inbox/message.queries.ts';
import { MessageReactions } from '../inbox/message-reactions.ts';
import { MessageSearch } from '../inbox/message.search.ts';
import { messageWords } from '../inbox/words.projection.ts';
import { messagesText } from '../messages.texts.ts';
import { missing } from '../rights/facts.ts';
import { DeleteMessage, EditMessage, SendMessage } from './message.commands.ts';

/** HTTP endpoints of messages. */
@Controller()
export class MessagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: MessageQueries,
    private readonly searching: MessageSearch,
    private readonly reactions: MessageReactions,
  ) {}

  @Handles(messages.listMessages, [inbox])
  async list(@Input() { params, query }: InputOf<typeof messages.listMessages>, @CurrentViewer() viewer: MemberViewer) {
    const list = await this.queries.list(viewer, params.thread, query);
    if (!list) throw missing(query.around === undefined ? 'thread' : 'message');
    return list;
  }

  @Handles(messages.sendMessage)
  async send(@Input() { params, body }: InputOf<typeof messages.sendMessage>, @CurrentViewer() viewer: MemberViewer) {
    const { message, position } = await this.commands.execute(new SendMessage(params.thread, body, { viewer }));
    return new Committed(position, { data: message });
  }

  @Handles(messages.editMessage)
  async edit(@Input() { params, body }: InputOf<typeof messages.editMessage>, @CurrentViewer() viewer: MemberViewer) {
    const { message, position } = await this.commands.execute(new EditMessage(params.id, body, { viewer }));
    return new Committed(position, { data: message });
  }

  @Handles(messages.searchMessages, [inbox, messageWords])
  search(@Input() { query }: InputOf<typeof messages.searchMessages>, @CurrentViewer() viewer: MemberViewer) {
    return this.searching.find(viewer, query);
  }

  @Handles(messages.reactToMessage)
  async react(
    @Input() { params, body }: InputOf<typeof messages.reactToMessage>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const position = await this.reactions.react(viewer, params.id, body);
    const [data] = await this.reactions.to(viewer, [params.id]);
    // A message that has been deleted by now has no reactions.
    return new Committed(position, { data: data ?? { id: params.id, reactions: [] } });
  }

  @Handles(messages.listMessageReactions, [inbox])
  async listReactions(
    @Input() { query }: InputOf<typeof messages.listMessageReactions>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return { data: await this.reactions.to(viewer, query.ids) };
  }

  @Handles(messages.deleteMessage)
  async delete(@Input() { params }: InputOf<typeof messages.deleteMessage>, @CurrentViewer() viewer: MemberViewer) {
    const position = await this.commands.execute(new DeleteMessage(params.id, { viewer }));
    return new Committed(position, { message: messagesText('message.deleted') });
  }
}

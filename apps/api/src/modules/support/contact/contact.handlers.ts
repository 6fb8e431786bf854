import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal } from '@lyceum/kernel';
import { isMember, metaOf, type Viewer } from '../../../platform/http/viewer.ts';
import { MailReaders } from '../../identity/index.ts';
import { Settings } from '../../settings/index.ts';
import { FaqQueries } from '../faq/faq.queries.ts';
import { supportText } from '../support.texts.ts';
import { HandleContact, SendContact } from './contact.commands.ts';
import { contactDecider, contactStream } from './contact.decider.ts';

/** @throws {Refusal} `forbidden` if contact requests are off, `invalid` for a guest without an address */
@CommandHandler(SendContact)
export class SendContactHandler implements ICommandHandler<SendContact> {
  constructor(
    private readonly kernel: Kernel,
    private readonly queries: FaqQueries,
    private readonly settings: Settings,
    private readonly readers: MailReaders,
  ) {}

  async execute({
    request: { title, content, email: given },
    viewer,
  }: SendContact): Promise<{ position: Position | null }> {
    const { values } = await this.settings.current();
    if (values.support_contact !== '1') throw new Refusal('forbidden', supportText('contact.off'));
    const email = await this.addressOf(viewer, given);
    const request_id = await this.queries.next('request');
    const command = {
      kind: 'request' as const,
      request_id,
      title,
      content,
      email,
      ...(isMember(viewer) && { member_id: viewer.id }),
    };
    const stream = contactStream(request_id);
    return this.kernel.execute({
      ...{ decider: contactDecider, stream, meta: metaOf(viewer), prepare: () => ({ command }) },
    });
  }

  /**
   * Always uses a member's confirmed address, so that they cannot write in another person's name.
   * @throws {Refusal} `invalid` for a guest without an address
   */
  private async addressOf(viewer: Viewer, given?: string): Promise<string> {
    const email = isMember(viewer) ? await this.readers.addressOf(viewer.id) : given;
    if (!email) throw Refusal.invalid('email', supportText('contact.email'));
    return email;
  }
}

/** Marks or reopens a request. */
@CommandHandler(HandleContact)
export class HandleContactHandler implements ICommandHandler<HandleContact> {
  constructor(private readonly kernel: Kernel) {}

  execute({ id, handled, viewer, reason }: HandleContact): Promise<{ position: Position | null }> {
    return this.kernel.execute({
      decider: contactDecider,
      stream: contactStream(id),
      meta: metaOf(viewer, reason),
      prepare: () => ({ command: { kind: handled ? ('handle' as const) : ('reopen' as const) } }),
    });
  }
}

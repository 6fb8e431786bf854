import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { contact, type InputOf } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { Committed } from '../../../platform/http/answers.ts';
import { networkOf } from '../../../platform/http/limits/network.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type ViewedRequest, type Viewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { supportText } from '../support.texts.ts';
import { HandleContact, SendContact } from './contact.commands.ts';
import { ContactQueries } from './contact.queries.ts';

const HOUR_S = 60 * 60;

/** HTTP operations for contact requests. */
@Controller()
export class ContactController {
  private readonly sent: RateLimit;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: ContactQueries,
    limits: RateLimits,
    @Inject(CONFIG) config: Config,
  ) {
    this.sent = limits.of('contact', { attempts: config.limits.contactsPerHour, seconds: HOUR_S });
  }

  /** A bot that fills the hidden field gets the normal thanks, and its attempt counts against the rate limit. */
  @Handles(contact.sendContact)
  async send(
    @Input() { body }: InputOf<typeof contact.sendContact>,
    @CurrentViewer() viewer: Viewer,
    @Req() request: ViewedRequest,
  ) {
    await this.sent.take(viewer.id === null ? networkOf(request.ip) : `member-${viewer.id}`);
    const { website, ...written } = body;
    const { position } = website ? { position: null } : await this.commands.execute(new SendContact(written, viewer));
    const message = supportText('contact.sent');
    return new Committed(position, { message, data: { message } });
  }

  @Handles(contact.adminListContactRequests, [directory])
  list(@Input() { query }: InputOf<typeof contact.adminListContactRequests>) {
    return this.queries.list(query);
  }

  @Handles(contact.adminShowContactRequest, [directory])
  async show(@Input() { params }: InputOf<typeof contact.adminShowContactRequest>) {
    return { data: await this.one(params.id) };
  }

  @Handles(contact.handleContactRequest, [directory])
  async handle(
    @Input() { params, body }: InputOf<typeof contact.handleContactRequest>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const given = new HandleContact(params.id, body.handled, viewer, body.reason);
    const { position } = await this.commands.execute(given);
    return new Committed(position, { data: await this.one(params.id) });
  }

  private async one(id: number) {
    const found = await this.queries.one(id);
    if (!found) throw new Refusal('missing', supportText('contact.missing'));
    return found;
  }
}

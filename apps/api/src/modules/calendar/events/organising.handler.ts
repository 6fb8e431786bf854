import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { calendarText } from '../calendar.texts.ts';
import { EventFactsOf } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { canAcceptOrganising, isNamed } from '../rights/policies.ts';
import { CalendarLive } from './calendar.live.ts';
import { AnswerOrganising } from './event.commands.ts';
import { eventDecider, eventStream } from './event.decider.ts';

/**
 * @throws {Refusal} `conflict` if the event is past or cancelled, or the viewer has left its group, `missing` without a
 * request
 */
@CommandHandler(AnswerOrganising)
export class AnswerOrganisingHandler implements ICommandHandler<AnswerOrganising> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
    private readonly live: CalendarLive,
  ) {}

  async execute({ eventId, accepts, given }: AnswerOrganising): Promise<Made> {
    const { viewer, at } = given;
    const event = await this.facts.event(viewer, eventId, undefined, at);
    if (accepts && isNamed(viewer, event) && !canAcceptOrganising(viewer, event)) {
      throw new Refusal('conflict', calendarText('organising.closed'));
    }
    const kind = accepts ? ('accept_organising' as const) : ('decline_organising' as const);
    const { position } = await this.kernel.execute({
      decider: eventDecider,
      stream: eventStream(eventId),
      meta: givenMeta(given),
      at,
      prepare: () => ({ command: { kind, member_id: viewer.id } }),
    });
    if (position && !given.silent) await this.live.organisersChanged(eventId, event.status, viewer.id);
    return { id: eventId, position };
  }
}

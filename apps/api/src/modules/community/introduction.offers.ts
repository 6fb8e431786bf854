import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { channels } from '@lyceum/contracts/realtime';
import type { Reactor, Recorded } from '@lyceum/kernel';
import { Effects } from '../../jobs/effects.ts';
import { Fanout } from '../../realtime/fanout.ts';
import type { MemberEvent } from '../identity/index.ts';
import { OfferIntroduction } from './community.commands.ts';

export const OFFER_INTRODUCTION = 'offer-introduction';

type Registered = Extract<MemberEvent, { type: 'MemberRegistered' }>['data'];

/** Whoever is new is invited to introduce themselves. */
export const introductionReactor: Reactor = {
  name: 'community.introductions',
  jobsFor: ({ type }) => (type === 'MemberRegistered' ? [{ effect: OFFER_INTRODUCTION }] : []),
};

@Injectable()
export class IntroductionOffers implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly fanout: Fanout,
  ) {}

  onModuleInit(): void {
    this.effects.react(introductionReactor);
    // The command is its own transaction, and changes nothing the second time: this job may be broken off anywhere.
    this.effects.handle(
      OFFER_INTRODUCTION,
      (event) => this.offer(event),
      (isNew, event) => isNew && this.tell(event),
    );
  }

  private async offer({ id, data }: Recorded): Promise<boolean> {
    const { member_id } = data as Registered;
    const meta = { actor_id: member_id, correlation_id: `introduction-${id}` };
    const { position } = await this.commands.execute(new OfferIntroduction(member_id, meta));
    return position !== null;
  }

  private tell({ data }: Recorded): void {
    this.fanout.publish(channels.messages((data as Registered).member_id), 'introduction-offered', {});
  }
}

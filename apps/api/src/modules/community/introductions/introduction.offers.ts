import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { channels } from '@lyceum/contracts/realtime';
import { effect, type OfType, reactor } from '@lyceum/kernel';
import { Effects } from '../../../platform/jobs/effects.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import type { MemberEvent } from '../../identity/index.ts';
import { OfferIntroduction } from './introduction.commands.ts';

const OFFER_INTRODUCTION = effect<OfType<MemberEvent, 'MemberRegistered'>>('offer-introduction');

/** Whoever is new is invited to introduce themselves. */
export const introductionReactor = reactor<MemberEvent>({
  name: 'community.introductions',
  on: { MemberRegistered: () => [{ effect: OFFER_INTRODUCTION }] },
});

@Injectable()
export class IntroductionOffers implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly fanout: Fanout,
  ) {}

  onModuleInit(): void {
    this.effects.react(introductionReactor);
    this.effects.perform(OFFER_INTRODUCTION, ({ id, data }) => this.offer(data.member_id, `introduction-${id}`));
  }

  /**
   * Whether the member is invited now, and was not before; their open screens hear of it. The command is its own
   * transaction, and changes nothing the second time: a job that does this may be broken off anywhere.
   */
  async offer(memberId: number, correlationId: string): Promise<boolean> {
    const meta = { actor_id: memberId, correlation_id: correlationId };
    const { position } = await this.commands.execute(new OfferIntroduction(memberId, meta));
    if (position !== null) this.fanout.publish(channels.messages(memberId), 'introduction-offered', {});
    return position !== null;
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { channels } from '@lyceum/contracts/realtime';
import { effect, type OfType, reactor } from '@lyceum/kernel';
import { Effects } from '../../../platform/jobs/effects.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import type { MemberEvent } from '../../identity/index.ts';
import { OfferIntroduction } from './introduction.commands.ts';

const OFFER_INTRODUCTION = effect<OfType<MemberEvent, 'MemberRegistered'>>('offer-introduction');

/** Invites every new member to write an introduction. */
export const introductionReactor = reactor<MemberEvent>({
  name: 'community.introductions',
  on: { MemberRegistered: () => [{ effect: OFFER_INTRODUCTION }] },
});

/** Sends the invitations to write an introduction. */
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
   * Invites the member and notifies their open screens. Returns false if nothing changed. The command is idempotent and
   * has its own transaction, so that a job may stop at any point.
   */
  async offer(memberId: number, correlationId: string): Promise<boolean> {
    const meta = { actor_id: memberId, correlation_id: correlationId };
    const { position } = await this.commands.execute(new OfferIntroduction(memberId, meta));
    if (position !== null) this.fanout.publish(channels.messages(memberId), 'introduction-offered', {});
    return position !== null;
  }
}

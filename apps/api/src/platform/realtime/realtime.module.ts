import { Global, Module } from '@nestjs/common';
import { CommunityModule } from '../../modules/community/index.ts';
import { BroadcastingController } from './broadcasting.controller.ts';
import { ChannelPolicy } from './channel-policy.ts';
import { Fanout } from './fanout.ts';
import { PusherGateway } from './gateway.ts';
import { Revocation } from './revocation.ts';

/** Fan-out is known everywhere: any module may have something to tell. */
@Global()
@Module({ providers: [Fanout], exports: [Fanout] })
export class FanoutModule {}

@Module({
  imports: [CommunityModule],
  controllers: [BroadcastingController],
  providers: [ChannelPolicy, PusherGateway, Revocation],
})
export class RealtimeModule {}

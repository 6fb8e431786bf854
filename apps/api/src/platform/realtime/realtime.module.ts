import { Global, Module } from '@nestjs/common';
import { BroadcastingController } from './broadcasting.controller.ts';
import { Channels } from './channels.ts';
import { Fanout } from './fanout.ts';
import { PusherGateway } from './gateway.ts';
import { Revocation } from './revocation.ts';

/** Known everywhere: any module may have something to tell, on channels of its own. */
@Global()
@Module({
  controllers: [BroadcastingController],
  providers: [Fanout, Channels, PusherGateway, Revocation],
  exports: [Fanout, Channels, PusherGateway],
})
export class RealtimeModule {}

import { Module } from '@nestjs/common';
import { LinkPages } from './link-pages.ts';
import { LinksController } from './links.controller.ts';
import { LinkTransport } from './network/link-transport.ts';
import { LinkOutbound } from './network/outbound.ts';

/** Previews of pages, and a proxy for their pictures. Does nothing unless administrators turn it on. */
@Module({
  controllers: [LinksController],
  providers: [LinkTransport, LinkOutbound, LinkPages],
  exports: [LinkPages],
})
export class LinksModule {}

import { Global, Module } from '@nestjs/common';
import { PublicAddresses } from './public-addresses.ts';

/** Global, because any module may have pages for guests. */
@Global()
@Module({ providers: [PublicAddresses], exports: [PublicAddresses] })
export class DiscoveryModule {}

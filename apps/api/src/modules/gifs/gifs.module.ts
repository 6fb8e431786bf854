import { Module } from '@nestjs/common';
import { type Config, CONFIG } from '../../platform/config.ts';
import { BuiltinProvider } from './builtin/builtin.provider.ts';
import { GIF_PROVIDER, type GifProvider } from './gif.provider.ts';
import { GifsController } from './gifs.controller.ts';
import { Gifs } from './gifs.ts';
import { GiphyProvider } from './providers/giphy.provider.ts';
import { KlipyProvider } from './providers/klipy.provider.ts';
import { networkFetch } from './proxy/network-fetch.ts';
import { type Fetch, GIF_FETCH, Outbound } from './proxy/outbound.ts';

function providerOf({ gifs }: Config, outbound: Outbound): GifProvider {
  if (gifs.provider === 'klipy') return new KlipyProvider(outbound, gifs.key);
  if (gifs.provider === 'giphy') return new GiphyProvider(outbound, gifs.key);
  return new BuiltinProvider();
}

/** Search for GIFs, and a proxy for their pictures. */
@Module({
  controllers: [GifsController],
  providers: [
    { provide: GIF_FETCH, useValue: networkFetch },
    { provide: Outbound, useFactory: (fetch: Fetch) => new Outbound(fetch), inject: [GIF_FETCH] },
    { provide: GIF_PROVIDER, useFactory: providerOf, inject: [CONFIG, Outbound] },
    Gifs,
  ],
  exports: [Gifs],
})
export class GifsModule {}

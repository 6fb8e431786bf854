import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { gifs, type InputOf } from '@lyceum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RateLimit } from '../../platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../platform/http/limits/rate-limits.ts';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { refused } from '../../platform/http/refused.ts';
import { CurrentViewer, type MemberViewer } from '../../platform/http/viewer.ts';
import { languageOf } from '../../platform/texts/texts.ts';
import { Gifs } from './gifs.ts';
import { gifsText } from './gifs.texts.ts';
import { ProviderFailure } from './proxy/outbound.ts';

/** Limit per member. A search every 400 ms would be 150 a minute, and providers count the requests of a community. */
const SEARCHES = { attempts: 60, seconds: 60 };
const FOR_EVER = 'public, max-age=31536000, immutable';

/** HTTP endpoints of the GIF panel (part 2 §7), and of the pictures. */
@Controller()
export class GifsController {
  private readonly searches: RateLimit;

  constructor(
    private readonly gifs: Gifs,
    limits: RateLimits,
  ) {
    this.searches = limits.of('gif-searches', SEARCHES);
  }

  @Handles(gifs.gifCategories)
  async categories(@CurrentViewer() viewer: MemberViewer, @Req() request: FastifyRequest) {
    await this.searches.take(String(viewer.id));
    return { tags: await orAway(this.gifs.categories(languageOf(request))), service: this.gifs.service };
  }

  @Handles(gifs.searchGifs)
  async search(
    @Input() { query }: InputOf<typeof gifs.searchGifs>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: FastifyRequest,
  ) {
    await this.searches.take(String(viewer.id));
    return { results: await orAway(this.gifs.search(query.tag, query.limit, languageOf(request))) };
  }

  /**
   * Open to guests, because they read public comments. The signature proves that a provider listed the picture.
   * `still=1` answers its first frame, for readers who ask for less motion.
   */
  @Get('gifs/picture')
  async picture(@Query() { id, still }: Record<string, unknown>, @Res() reply: FastifyReply): Promise<void> {
    const picture = await orAway(still === '1' ? this.gifs.still(id) : this.gifs.picture(id));
    if (!picture) throw refused(404, gifsText('gif.missing'));
    void reply
      .type(picture.type)
      .header('content-length', picture.bytes.byteLength)
      .header('cache-control', FOR_EVER)
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff');
    await reply.send(picture.bytes);
  }
}

/** Answers 503 if a provider fails, or does not follow its documented format. */
async function orAway<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderFailure || error instanceof z.ZodError) throw refused(503, gifsText('gif.away'));
    throw error;
  }
}

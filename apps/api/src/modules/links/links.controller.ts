import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { refused } from '../../platform/http/refused.ts';
import { LinkPages } from './link-pages.ts';
import { linksText } from './links.texts.ts';

const A_DAY = 'public, max-age=86400';

/** HTTP endpoint of the pictures in link previews. */
@Controller()
export class LinksController {
  constructor(private readonly pages: LinkPages) {}

  /** Open to guests, because they read public posts. The signature proves that a page named the picture. */
  @Get('links/picture')
  async picture(@Query() { id }: Record<string, unknown>, @Res() reply: FastifyReply): Promise<void> {
    const picture = await this.pages.picture(id);
    if (!picture) throw refused(404, linksText('missing'));
    void reply
      .type('image/webp')
      .header('content-length', picture.byteLength)
      .header('cache-control', A_DAY)
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff');
    await reply.send(picture);
  }
}

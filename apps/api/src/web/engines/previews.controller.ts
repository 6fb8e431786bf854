import { createHash } from 'node:crypto';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { courseParts, eventParts, topicParts } from '@lyceum/contracts/first-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DRAWN_KINDS, type DrawnKind } from '../../modules/discovery/index.ts';
import { Settings } from '../../modules/settings/index.ts';
import type { FirstAnswers } from '../first-answers.ts';
import { AnswersAll } from '../../platform/http/operation.decorator.ts';
import { refused } from '../../platform/http/refused.ts';
import { platformText } from '../../platform/texts/platform.texts.ts';
import { guestAnswers } from './guest-answers.ts';
import { drawPreview, type Preview } from './preview-picture.ts';

/** Pictures in memory, of some 20 kB each. */
const MAX_PICTURES = 100;

/** The title of a page, if guests may read the page. */
const TITLES: Record<DrawnKind, (answers: FirstAnswers, slug: string) => Promise<string | undefined>> = {
  topics: async (answers, slug) => {
    const topic = (await answers.ask('GET /api/v3/topics/{id}', topicParts(slug)))?.data;
    return topic && 'post_id' in topic ? topic.title : undefined;
  },
  events: async (answers, slug) => {
    const event = (await answers.ask('GET /api/v3/events/{id}', eventParts(slug)))?.data;
    return event?.permissions.includes('READ') ? event.title : undefined;
  },
  courses: async (answers, slug) => (await answers.ask('GET /api/v3/courses/{id}', courseParts(slug)))?.data.name,
};

/** Pictures for previews of links, drawn from a title. Everyone gets those of pages that guests may read. */
@AnswersAll()
@Controller('link-previews')
export class PreviewsController {
  /** By what is drawn. Rights are checked before. */
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(private readonly settings: Settings) {}

  @Get(':kind/:slug.png')
  async show(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = DRAWN_KINDS.find((each) => each === kind);
    const title = known && (await TITLES[known](guestAnswers(request), slug));
    if (title === undefined) throw refused(404, platformText('address.nothing'));
    const { community_name: community, accent } = (await this.settings.current()).values;
    const picture = await this.picture({ title, community, accent });
    // Other sites show it.
    await reply.type('image/png').header('cross-origin-resource-policy', 'cross-origin').send(picture);
  }

  private picture(preview: Preview): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(preview)).digest('base64url');
    const picture = this.drawn.get(key) ?? drawPreview(preview);
    this.drawn.delete(key);
    this.drawn.set(key, picture);
    if (this.drawn.size > MAX_PICTURES) this.drawn.delete(this.drawn.keys().next().value!);
    picture.catch(() => this.drawn.delete(key));
    return picture;
  }
}

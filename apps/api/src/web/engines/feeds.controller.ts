import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { community } from '@lyceum/contracts';
import { ALL_BOARDS } from '@lyceum/contracts/first-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicAddresses } from '../../modules/discovery/index.ts';
import { Settings } from '../../modules/settings/index.ts';
import { type Config, CONFIG } from '../../platform/config.ts';
import { AnswersAll } from '../../platform/http/operation.decorator.ts';
import { refused } from '../../platform/http/refused.ts';
import { platformText } from '../../platform/texts/platform.texts.ts';
import { atom, type Feed, FEED_TYPES, type FeedEntry, type FeedForm, feedPath, rss } from './feeds.ts';
import { guestAnswers } from './guest-answers.ts';

const ENTRIES = 30;
const missing = () => refused(404, platformText('address.nothing'));

/** The newest topics as RSS and Atom. Everyone gets what guests may read (docs/adr/0086). */
@AnswersAll()
@Controller('feeds')
export class FeedsOfTopicsController {
  constructor(
    private readonly addresses: PublicAddresses,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('community.:form')
  community(@Param('form') form: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, null, form);
  }

  @Get('boards/:slug.rss')
  boardRss(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, slug, 'rss');
  }

  @Get('boards/:slug.atom')
  boardAtom(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, slug, 'atom');
  }

  private async send(request: FastifyRequest, reply: FastifyReply, slug: string | null, form: string): Promise<void> {
    if (!isForm(form) || !(await this.addresses.isOpen())) throw missing();
    const { community_name: name, community_description: description, locale } = (await this.settings.current()).values;
    const answers = guestAnswers(request);
    const boards = slug === null ? [] : ((await answers.ask('GET /api/v4/community/channels', ALL_BOARDS))?.data ?? []);
    const board = boards.find((each) => each.slug === slug && each.permissions.includes('READ'));
    if (slug !== null && !board) throw missing();
    const listed = await answers.ask('GET /api/v3/topics', { query: { board_id: board?.id, limit: ENTRIES } });
    if (!listed) throw missing();
    const feed: Feed = {
      path: board ? `/boards/${encodeURIComponent(board.slug)}` : '/',
      title: board ? `${board.name} · ${name}` : name,
      description: board ? board.description : description,
      language: locale,
      entries: listed.data.flatMap((topic) => ('post_id' in topic ? [entryOf(topic)] : [])),
    };
    const write = form === 'rss' ? rss : atom;
    await reply
      .type(`${FEED_TYPES[form]}; charset=utf-8`)
      .send(write(feed, this.config.publicUrl, feedPath(slug, form)));
  }
}

const isForm = (form: string): form is FeedForm => Object.hasOwn(FEED_TYPES, form);

const entryOf = (topic: community.Topic): FeedEntry => ({
  path: `/conversations/${encodeURIComponent(topic.slug)}`,
  title: topic.title,
  excerpt: topic.excerpt,
  author: topic.user.name,
  board: topic.board_name,
  published: topic.release_date,
  changed: topic.updated_at > topic.release_date ? topic.updated_at : topic.release_date,
});

import { Controller, Get, Header, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PublicAddresses } from '../../modules/discovery/index.ts';
import { type Config, CONFIG } from '../../platform/config.ts';
import { AnswersAll } from '../../platform/http/operation.decorator.ts';
import { refused } from '../../platform/http/refused.ts';
import { platformText } from '../../platform/texts/platform.texts.ts';
import { element, XML } from './xml.ts';

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const missing = () => refused(404, platformText('address.nothing'));
const changedAt = (changed: Date | null): string => element('lastmod', changed?.toISOString());

/** Pages without content for guests. Engines need not visit them. */
const UNINTERESTING = ['/admin', '/auth/', '/checkout/', '/profile/settings', '/unsubscribe/'];

/** Tells search engines which pages there are. Everyone gets what guests may read (docs/adr/0086). */
@AnswersAll()
@Controller()
export class SitemapsController {
  constructor(
    private readonly addresses: PublicAddresses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  async robots(): Promise<string> {
    if (!(await this.addresses.isOpen())) return 'User-agent: *\nDisallow: /\n';
    const rules = UNINTERESTING.map((path) => `Disallow: ${path}\n`).join('');
    return `User-agent: *\n${rules}\nSitemap: ${this.config.publicUrl}/sitemap.xml\n`;
  }

  @Get('sitemap.xml')
  async index(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    if (!(await this.addresses.isOpen())) throw missing();
    const pieces = await this.addresses.pieces();
    const maps = pieces.map(
      ({ name, number, changed }) =>
        `<sitemap>${element('loc', `${this.config.publicUrl}/sitemaps/${name}/${number}.xml`)}${changedAt(changed)}</sitemap>`,
    );
    void reply.type('application/xml; charset=utf-8');
    return `${XML}<sitemapindex xmlns="${SITEMAPS}">${maps.join('\n')}</sitemapindex>\n`;
  }

  @Get('sitemaps/:name/:number.xml')
  async piece(
    @Param('name') name: string,
    @Param('number') number: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const addresses = /^[1-9]\d{0,5}$/.test(number) ? await this.addresses.piece(name, Number(number)) : null;
    if (!addresses) throw missing();
    const urls = addresses.map(
      ({ path, changed }) => `<url>${element('loc', this.config.publicUrl + path)}${changedAt(changed)}</url>`,
    );
    void reply.type('application/xml; charset=utf-8');
    return `${XML}<urlset xmlns="${SITEMAPS}">${urls.join('\n')}</urlset>\n`;
  }
}

import { Controller, Get, Header, Inject } from '@nestjs/common';
import { CommunityChoices } from '../platform/community-choices.ts';
import { AnswersAll } from '../platform/http/operation.decorator.ts';

/** The length that fits below a phone's icon. */
const SHORT_NAME = 12;
const icon = (name: string, size: number, purpose = 'any') => ({
  ...{ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
});
const ICONS = [icon('192', 192), icon('512', 512), icon('maskable', 512, 'maskable')];

/** Serves the web app manifest with the community's name and colour, for installing the member app (decisions 30). */
@AnswersAll()
@Controller()
export class ManifestController {
  constructor(@Inject(CommunityChoices) private readonly community: CommunityChoices) {}

  @Get('/manifest.webmanifest')
  @Header('content-type', 'application/manifest+json')
  @Header('cache-control', 'public, max-age=3600')
  async show() {
    const {
      community_name: name,
      community_description: description,
      accent,
    } = (await this.community.current()).values;
    return {
      ...{ id: '/', start_url: '/', scope: '/', display: 'standalone' },
      ...{ name, short_name: name.length > SHORT_NAME ? name.split(/\s/)[0]!.slice(0, SHORT_NAME) : name },
      ...(description && { description }),
      ...{ theme_color: accent, background_color: '#faf9f6', icons: ICONS },
    };
  }
}

import { Controller, Get, Header, NotFoundException, Param, ParseIntPipe } from '@nestjs/common';
import { avatarGround, initialsOf } from '@lyceum/contracts/default-avatar';
import { escaped } from '../../http/html.ts';
import { MemberQueries } from './member.queries.ts';

/** The default avatar: the member's initials on a ground that is always the same for them. */
@Controller('avatars')
export class AvatarController {
  constructor(private readonly members: MemberQueries) {}

  @Get(':id.svg')
  @Header('Content-Type', 'image/svg+xml; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=86400')
  @Header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
  async avatar(@Param('id', ParseIntPipe) id: number): Promise<string> {
    const name = await this.members.name(id);
    if (!name) throw new NotFoundException();
    const letters = initialsOf(`${name.first_name} ${name.last_name}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img"><rect width="96" height="96" fill="${avatarGround(id)}"/><text x="48" y="50" fill="#fff" font-family="Inter,system-ui,sans-serif" font-size="36" font-weight="600" text-anchor="middle" dominant-baseline="central">${escaped(letters)}</text></svg>`;
  }
}

import { Controller, Get, Param, Res } from '@nestjs/common';
import { id as memberId } from '@lyceum/contracts/base/shared';
import { avatarGround, initialsOf } from '@lyceum/contracts/identity/default-avatar';
import type { FastifyReply } from 'fastify';
import { escaped } from '../../../platform/http/html.ts';
import { MemberQueries } from './member.queries.ts';
import { identityText } from '../identity.texts.ts';
import { refused } from '../../../platform/http/refused.ts';

/** The default avatar: the member's initials, on a background colour that never changes for them. */
@Controller('avatars')
export class AvatarController {
  constructor(private readonly members: MemberQueries) {}

  @Get(':id.svg')
  async avatar(@Param('id') given: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { data: id } = memberId.safeParse(given);
    const name = id === undefined ? null : await this.members.name(id);
    if (id === undefined || !name) throw refused(404, identityText('member.missing'));
    // Only for a picture, so that no client caches a refusal.
    void reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    const letters = initialsOf(`${name.first_name} ${name.last_name}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img"><rect width="96" height="96" fill="${avatarGround(id)}"/><text x="48" y="50" fill="#fff" font-family="Inter,system-ui,sans-serif" font-size="36" font-weight="600" text-anchor="middle" dominant-baseline="central">${escaped(letters)}</text></svg>`;
  }
}

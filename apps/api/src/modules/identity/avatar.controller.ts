import { Controller, Get, Header, NotFoundException, Param, ParseIntPipe } from '@nestjs/common';
import { escaped } from '../../http/html.ts';
import { MemberQueries } from './member.queries.ts';

/** Grounds on which white initials keep a contrast above 4.5:1. */
const GROUNDS = [
  '#7A5AA6',
  '#B0500F',
  '#3C62B0',
  '#0F6B5C',
  '#8C4A7F',
  '#5C6B1E',
  '#A03A4E',
  '#2F6F8F',
  '#6B5B45',
  '#4A5A9A',
];

const initial = (name: string): string => [...name].find((character) => /\p{L}/u.test(character)) ?? '';

function lastInitial(lastName: string): string {
  const words = lastName.split(/\s+/);
  return initial(words.find((word) => /^\p{Lu}/u.test(word)) ?? lastName).toUpperCase();
}

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
    const letters = initial(name.first_name).toUpperCase() + lastInitial(name.last_name);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img"><rect width="96" height="96" fill="${
      GROUNDS[(id * 7) % GROUNDS.length]
    }"/><text x="48" y="50" fill="#fff" font-family="Inter,system-ui,sans-serif" font-size="36" font-weight="600" text-anchor="middle" dominant-baseline="central">${escaped(letters)}</text></svg>`;
  }
}

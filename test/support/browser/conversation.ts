import type { community } from '@lyceum/contracts';
import type { Locator, Page } from 'playwright-core';
import { makeTopic } from '../content/boards.ts';
import { sees } from './browser.ts';
import type { Answer, Persona } from '../persona.ts';
import type { DemoCommunity } from '../servers/demo-community.ts';

/** What is on the screen of whoever reads. */
export const feedOn = (page: Page): Locator => page.getByRole('feed', { name: 'Conversations' });
export const commentField = (page: Page): Locator => page.getByRole('textbox', { name: 'Write a comment' });
export const saidOn = (page: Page, text: string): Locator => page.getByRole('main').getByText(text, { exact: true });

/** A moderator, who begins conversations on a board of the demo community and says something in them. */
export class Host {
  readonly board: community.Board;
  readonly moderator: Persona;

  private constructor(moderator: Persona, board: community.Board) {
    this.moderator = moderator;
    this.board = board;
  }

  static async of(lyceum: DemoCommunity): Promise<Host> {
    const moderator = await lyceum.person('moderator');
    const boards = (await moderator.call('GET /api/v4/community/channels')).body.data as community.Board[];
    return new Host(
      moderator,
      boards.find(({ slug }) => slug === 'kilns')!,
    );
  }

  topic = (title: string) => makeTopic(this.moderator, this.board.id, title);

  comment = (topicId: number, text: string): Promise<Answer> =>
    this.moderator.call('POST /api/v3/topics/{id}/comments', {
      params: { id: topicId },
      body: { content: `<p>${text}</p>` },
    });

  /** A new conversation, on the screen of a member. */
  async openTopic(page: Page, title: string) {
    const topic = await this.topic(title);
    await page.goto(`/conversations/${topic.slug}`);
    await sees(commentField(page));
    return topic;
  }
}

import type { Page } from 'playwright-core';
import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { jpegWithPlace } from '../../../support/content/pictures.ts';
import type { Screens } from '../places.ts';
import type { World } from '../world.ts';

async function pictures(page: Page, { pictures: { slug } }: World): Promise<void> {
  await visit(page, `/conversations/${slug}`);
  await sees(page.getByRole('button', { name: /^Open picture 3 of 3/ }));
}

async function composer(page: Page, { emptyBoard }: World, kind: string): Promise<void> {
  await visit(page, `/boards/${emptyBoard.slug}`);
  await page.getByRole('button', { name: kind, exact: true }).click();
}

/** Pictures, videos and sounds: posted, shown, and looked at. */
export const mediaScreens = (world: () => World): Screens => ({
  guest: [
    { name: 'pictures and a sound of a conversation', open: (page) => pictures(page, world()) },
    {
      name: 'a picture, as large as the screen',
      async open(page) {
        await pictures(page, world());
        await page.getByRole('button', { name: /^Open picture 1 of 3/ }).click();
        await sees(page.getByRole('dialog').getByRole('img', { name: 'Een schaal met een gele rand' }));
      },
    },
    {
      name: 'a video before it is played',
      async open(page) {
        await visit(page, `/conversations/${world().video.slug}`);
        await sees(page.getByRole('button', { name: /^Play video/ }));
      },
    },
  ],
  member: [
    {
      name: 'the composer of pictures, with one that arrived and one that was refused',
      expected: /422/,
      async open(page) {
        await composer(page, world(), 'Pictures');
        const field = page.getByRole('region', { name: 'New conversation' }).locator('input[type=file]').first();
        await field.setInputFiles([
          {
            name: 'tekening.png',
            mimeType: 'image/png',
            buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
          },
          { name: 'schaal.jpg', mimeType: 'image/jpeg', buffer: await jpegWithPlace(640, 480) },
        ]);
        await sees(page.getByRole('alert').filter({ hasText: 'tekening.png' }));
        await sees(page.getByRole('textbox', { name: /^Alt text for schaal.jpg/ }));
      },
    },
    {
      name: 'the composer of a video, with an error',
      async open(page) {
        await composer(page, world(), 'Video');
        await page.getByRole('textbox', { name: 'Video link' }).fill('https://example.org/film');
        await page.getByRole('button', { name: 'Post', exact: true }).click();
        await sees(page.getByText('A YouTube or Vimeo link is required.'));
      },
    },
    {
      name: 'editing a conversation of pictures',
      async open(page) {
        await pictures(page, world());
        await page.getByRole('button', { name: 'More options' }).first().click();
        await page.getByRole('menuitem', { name: 'Edit conversation' }).click();
        await sees(page.getByRole('dialog').getByRole('textbox', { name: /^Alt text for rand.jpg/ }));
      },
    },
  ],
});

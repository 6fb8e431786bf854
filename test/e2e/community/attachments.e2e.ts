import { randomUUID } from 'node:crypto';
import type { community } from '@lyceum/contracts';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { PHONE, sees, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { isKept } from '../../support/browser/drafts.ts';
import { animatedGif, bomb, heic, jpegWithPlace, SECRET_CAMERA, wav } from '../../support/content/pictures.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';
import { send } from '../../support/content/uploads.ts';

const TOO_MUCH = 9 * 1024 ** 2;
const UPLOAD_FAILED = 'Error during upload. Either the file type is unsupported or the image size is too big.';
const BOARD = 'glazes';

const composer = (page: Page) => page.getByRole('region', { name: 'New conversation' });
const post = (page: Page) => composer(page).getByRole('button', { name: 'Post', exact: true });
const shows = (page: Page, name: string) =>
  composer(page).getByRole('textbox', { name: new RegExp(`^Alt text for ${name}`) });
const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  composer(page).locator('input[type=file]').first().setInputFiles(files);
const files = (page: Page) => composer(page).getByRole('list', { name: 'Files' }).getByRole('listitem');

/** In the page: how many checks that say "Done" have come and gone. */
const WATCH_CHECKS = `(() => {
  window.checks = 0;
  let isThere = false;
  const look = () => {
    const there = [...document.querySelectorAll('figure [role=status]')].some((each) => each.textContent.includes('Done'));
    if (isThere && !there) window.checks += 1;
    isThere = there;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
})()`;

const kind = (page: Page, name: string) => composer(page).getByRole('button', { name, exact: true }).click();

async function begin(page: Page, name: string): Promise<void> {
  await page.goto(`/boards/${BOARD}`);
  await kind(page, name);
}

/** The member's newest topic, as the API tells of it. */
async function newest(title: string): Promise<community.Topic> {
  const member = await lyceum.person('member');
  return until(`${title} was posted`, async () => {
    const { body } = await member.call('GET /api/v3/topics', { query: { limit: 20 } });
    return (body.data as community.Topic[]).find((topic) => topic.title === title);
  });
}

describe('pictures', () => {
  it('of phones and of others are posted, described, put in order and looked at; what cannot be used goes', async () => {
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    const { page } = member;
    await begin(page, 'Pictures');
    await post(page).click();
    await sees(composer(page).getByText('A picture is required.'));
    // What is asked of one kind is not said of another.
    await kind(page, 'Video');
    await seesNo(composer(page).getByRole('alert'));
    await kind(page, 'Pictures');

    await choose(page, [
      { name: 'phone.heic', mimeType: 'image/heic', buffer: heic() },
      { name: 'lying.jpg', mimeType: 'image/jpeg', buffer: await jpegWithPlace(640, 480) },
      { name: 'moves.gif', mimeType: 'image/gif', buffer: await animatedGif() },
    ]);
    for (const name of ['phone.png', 'lying.jpg', 'moves.gif']) await sees(shows(page, name));
    await shows(page, 'lying.jpg').fill('Een schaal met een gele rand');

    const refused = [
      ['large.jpg', 'image/jpeg', Buffer.alloc(TOO_MUCH, 7)],
      ['drawing.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
      ['bomb.png', 'image/png', bomb()],
    ] as const;
    for (const [name, mimeType, buffer] of refused) {
      await choose(page, [{ name, mimeType, buffer }]);
      const alert = composer(page).getByRole('alert');
      await sees(alert.filter({ hasText: UPLOAD_FAILED }).filter({ hasText: name }));
      await until(`${name} is gone`, async () => (await files(page).count()) === 3);
    }

    const alike = { mimeType: 'image/gif', buffer: await animatedGif() };
    await choose(page, [
      { name: 'fourth.gif', ...alike },
      { name: 'fifth.gif', ...alike },
    ]);
    await sees(
      composer(page).getByRole('alert').filter({ hasText: 'You can add up to 4 pictures. fifth.gif was not added.' }),
    );
    await kind(page, 'Poll');
    await seesNo(composer(page).getByRole('alert'));
    await kind(page, 'Pictures');
    await sees(shows(page, 'fourth.gif'));
    await composer(page).getByRole('button', { name: 'Remove fourth.gif' }).click();
    await until('the fourth is gone', async () => (await files(page).count()) === 3);

    // What was written, sent and described is there after a reload.
    await begin(page, 'Pictures');
    await until('the three pictures are there again', async () => (await files(page).count()) === 3);
    expect(await shows(page, 'lying.jpg').inputValue()).toBe('Een schaal met een gele rand');
    await composer(page).getByRole('button', { name: 'Move lying.jpg to the front' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Drie uit één stook');
    await post(page).click();

    const first = page.getByRole('button', { name: 'Open picture 1 of 3: Een schaal met een gele rand' });
    await first.first().click();
    const viewer = page.getByRole('dialog', { name: 'Drie uit één stook' });
    await sees(viewer.getByRole('img', { name: 'Een schaal met een gele rand' }));
    await page.keyboard.press('ArrowRight');
    await sees(viewer.getByRole('img', { name: 'Picture phone.png' }));
    await page.keyboard.press('Escape');
    await seesNo(viewer);
    await until('the focus is where it was', () =>
      first.first().evaluate((button) => button === button.ownerDocument.activeElement),
    );
    expect(member.complaints.filter((text) => !text.includes('/uploader') && !text.includes('422'))).toEqual([]);

    const { attachments } = await newest('Drie uit één stook');
    expect(attachments.map(({ name, filetype }) => [name, filetype])).toEqual([
      ['lying.jpg', 'image/jpeg'],
      ['phone.png', 'image/png'],
      ['moves.gif', 'image/gif'],
    ]);
    expect([attachments[0]!.width, attachments[0]!.height]).toEqual([480, 640]);
    for (const { source, filetype } of attachments) {
      const bytes = await (await member.context.request.get(source)).body();
      expect(bytes.includes(SECRET_CAMERA)).toBe(false);
      const { exif, xmp, pages } = await sharp(bytes, { animated: true }).metadata();
      expect([exif, xmp, pages ?? 1]).toEqual([undefined, undefined, filetype === 'image/gif' ? 2 : 1]);
    }
    await member.close();
  });

  it('on their way keep a post waiting; one is cancelled, one goes on when the connection is back', async () => {
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member', viewport: PHONE });
    const { page } = member;
    await begin(page, 'Pictures');
    let attempts = 0;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/uploader', async (route) => {
      attempts += 1;
      if (attempts === 1) return route.abort('connectionreset');
      await held;
      await route.continue();
    });
    const buffer = await jpegWithPlace();
    await choose(page, [{ name: 'later.jpg', mimeType: 'image/jpeg', buffer }]);
    await sees(composer(page).getByRole('button', { name: 'Cancel upload of later.jpg' }));
    expect(await post(page).isDisabled()).toBe(true);
    await choose(page, [{ name: 'never.jpg', mimeType: 'image/jpeg', buffer }]);
    await composer(page).getByRole('button', { name: 'Cancel upload of never.jpg' }).click();
    await page.evaluate(WATCH_CHECKS);
    release();
    await sees(shows(page, 'later.jpg'));
    await until('the check was seen, and has gone', async () => (await page.evaluate('window.checks')) === 1);
    expect(await files(page).count()).toBe(1);
    await composer(page).getByRole('button', { name: 'Remove later.jpg' }).click();
    await until('nothing is left', async () => (await files(page).count()) === 0);
    expect(await post(page).isDisabled()).toBe(false);
    await member.close();
  });
});

describe('a sound', () => {
  it('goes with words, is kept with their draft, and is played on the card and on the conversation', async () => {
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member', viewport: PHONE });
    const { page } = member;
    const person = await lyceum.person('member');
    const { body } = await person.call('GET /api/v4/community/channels');
    const board = (body.data as community.Board[]).find(({ slug }) => slug === BOARD)!;
    const line = composer(page).getByRole('textbox').first();
    await page.goto(`/boards/${BOARD}`);
    await line.click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Zo klinkt dun porselein');
    await write(composer(page).getByRole('textbox', { name: 'Your story' }), 'Tik er zacht tegen');
    await choose(page, [{ name: 'klank.wav', mimeType: 'audio/wav', buffer: wav() }]);
    await sees(composer(page).getByRole('button', { name: 'Remove klank.wav' }));
    await until('the draft was sent', () => isKept(person, `new:board-${board.id}`, 'klank.wav'));
    await page.reload();
    await line.click();
    await sees(composer(page).getByRole('button', { name: 'Remove klank.wav' }));
    await post(page).click();
    const card = page.getByRole('article', { name: 'Zo klinkt dun porselein' });
    await sees(card.getByLabel('Play klank.wav'));
    await card.getByRole('link', { name: 'Zo klinkt dun porselein' }).click();
    const sound = page.getByRole('article').first().getByLabel('Play klank.wav');
    await sees(sound);
    await until('the sound can be heard', () =>
      sound.evaluate(async (audio: { play(): Promise<void>; duration: number }) => {
        await audio.play().catch(() => undefined);
        return audio.duration > 0;
      }),
    );
    const { post_type, attachments } = await newest('Zo klinkt dun porselein');
    expect([post_type, attachments.map(({ filetype }) => filetype)]).toEqual(['text', ['audio/wav']]);
    expect(member.complaints).toEqual([]);
    await member.close();
  });
});

describe('a video', () => {
  it('is a link of YouTube or Vimeo, and asks them for nothing before it is played', async () => {
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    const { page } = member;
    const asked: string[] = [];
    await page.route(/youtube|vimeo/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
    });
    await begin(page, 'Video');
    const link = composer(page).getByRole('textbox', { name: 'Video link' });
    await page.getByRole('textbox', { name: 'Title' }).fill('Draaien van de bult');
    await link.fill('https://evil-youtube.com/watch?v=aqz-KE-bpKQ');
    await post(page).click();
    await sees(composer(page).getByText('A YouTube or Vimeo link is required.'));
    await link.fill('https://youtu.be/aqz-KE-bpKQ');
    await post(page).click();
    const play = page.getByRole('button', { name: 'Play video: Draaien van de bult' }).first();
    await sees(play);
    expect(asked).toEqual([]);
    await play.click();
    const frame = page.getByTitle('Video: Draaien van de bult');
    await sees(frame);
    await until('the player was asked for', () => asked.length > 0);
    expect(asked[0]).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
    expect(await frame.getAttribute('sandbox')).not.toContain('top-navigation');
    // What the test itself writes into every document stays out of the player's.
    expect(member.complaints.filter((text) => !text.includes('localStorage'))).toEqual([]);
    await member.close();
  });
});

describe('a comment', () => {
  it('takes a sound and a picture along, kept with its draft, and lets one of them go with an edit', async () => {
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    const { page } = member;
    const person = await lyceum.person('member');
    const { body } = await person.call('GET /api/v3/topics', { query: { limit: 50 } });
    const topic = (body.data as community.Topic[]).find(({ closed }) => !closed)!;
    await member.go(`/conversations/${topic.slug}`);
    const text = page.getByRole('textbox', { name: 'Write a comment' });
    await write(text, 'Luister hoe hij klinkt');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles([
        { name: 'klank.wav', mimeType: 'audio/wav', buffer: wav() },
        { name: 'detail.jpg', mimeType: 'image/jpeg', buffer: await jpegWithPlace() },
      ]);
    await sees(page.getByRole('button', { name: 'Remove klank.wav' }));
    const rim = page.getByRole('textbox', { name: /^Alt text for detail.jpg/ });
    await rim.fill('De rand');
    await until('the draft was sent', () => isKept(person, `comment:${topic.id}`, 'De rand'));
    await page.reload();
    await sees(page.getByRole('button', { name: 'Remove klank.wav' }));
    await until('what it shows is there again', async () => (await rim.inputValue()) === 'De rand');
    await page.getByRole('button', { name: 'Post comment' }).click();
    const comment = page.getByRole('article').filter({ hasText: 'Luister hoe hij klinkt' }).last();
    await sees(comment.getByRole('button', { name: 'Open picture 1 of 1: De rand' }));
    await sees(comment.getByLabel('Play klank.wav'));
    await comment.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await comment.getByRole('button', { name: 'Remove detail.jpg' }).click();
    await comment.getByRole('button', { name: 'Save' }).click();
    await seesNo(comment.getByRole('button', { name: /^Open picture/ }));
    await sees(comment.getByLabel('Play klank.wav'));
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('is edited over a newer version of it: new files stand where they were put, and what is gone is gone', async () => {
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    const { page } = member;
    const person = await lyceum.person('member');
    const { body } = await person.call('GET /api/v3/topics', { query: { limit: 50 } });
    const topic = (body.data as community.Topic[]).find(({ closed }) => !closed)!;
    const uuids = [randomUUID(), randomUUID()];
    for (const [at, uuid] of uuids.entries()) await send(person, await jpegWithPlace(), `oud-${at}.jpg`, uuid);
    const posted = await person.call('POST /api/v3/topics/{id}/comments', {
      params: { id: topic.id },
      body: { content: '<p>Twee keer gebakken</p>', upload_uuids: uuids },
    });
    const { id, content, attachments } = posted.body.data as community.Comment;
    await member.go(`/conversations/${topic.slug}#comment-${id}`);
    const comment = page.locator(`#comment-${id}`);
    await comment.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await sees(comment.getByRole('toolbar', { name: 'Formatting' }));
    const chooser = comment.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'nieuw.jpg', mimeType: 'image/jpeg', buffer: await jpegWithPlace() });
    await comment.getByRole('button', { name: 'Move nieuw.jpg to the front' }).click();

    // Elsewhere the first of the old ones is taken off meanwhile.
    const elsewhere = { content, attachments: [{ id: attachments[1]!.id }] };
    const first = await person.call('PUT /api/v4/comments/{id}', { params: { id }, body: elsewhere });
    expect(first.status).toBe(200);
    await comment.getByRole('button', { name: 'Save' }).click();
    await sees(comment.getByText('Someone else edited this.'));
    await seesNo(comment.getByRole('button', { name: 'Remove oud-0.jpg' }));
    // The newer version is shown before the refused save has ended. Until then the button ignores clicks.
    await seesNo(comment.locator('button[data-loading]'));
    await comment.getByRole('button', { name: 'Save' }).click();
    await seesNo(comment.getByRole('button', { name: 'Save' }));
    const after = await person.call('GET /api/v3/topics/{id}/comments', {
      params: { id: topic.id },
      query: { around: id },
    });
    const saved = (after.body.data as community.Comment[]).find((each) => each.id === id)!;
    expect(saved.attachments.map(({ name }) => name)).toEqual(['nieuw.jpg', 'oud-1.jpg']);
    expect(member.complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await member.close();
  });
});

import type { Page } from 'playwright-core';
import { channels } from '@lyceum/contracts/realtime';
import { PHONE, sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { commentField, Host } from '../../support/browser/conversation.ts';
import type { Persona } from '../../support/persona.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

/** Each of j, k, l, o, q and the space key does something outside of a field. */
const TEXT = 'Ja joh, kijk: leuk idee, ook qua kleur!';

let host: Host;
let writer: Persona;
beforeAll(async () => {
  host = await Host.of(lyceum);
  writer = await lyceum.person('member');
});

const replyField = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
const editField = (page: Page) => page.getByRole('textbox', { name: 'Edit your comment' });

/** Answers how to let the editor come. */
async function holdEditor(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/Editor-*.js', (route) => released.then(() => route.continue()));
  return release;
}

/** A long conversation with something of the member's own in it, in front of them. */
async function opened(title: string, viewport?: { width: number; height: number }): Promise<Visitor> {
  const topic = await host.topic(title);
  for (const text of ['Eerste', 'Tweede', 'Derde', 'Vierde', 'Vijfde']) await host.comment(topic.id, text);
  await writer.call('POST /api/v3/topics/{id}/comments', {
    params: { id: topic.id },
    body: { content: '<p>Van mij</p>' },
  });
  const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member', viewport });
  await member.page.goto(`/conversations/${topic.slug}`);
  await sees(member.page.getByText('Van mij'));
  // The forms of a conversation come together, ahead of the first click: whoever clicks before has only a button.
  await sees(commentField(member.page));
  return member;
}

/** Nothing but typing has happened. */
async function nothingElse(page: Page): Promise<void> {
  expect(await page.locator('[data-liked]').count()).toBe(0);
  expect(new URL(page.url()).pathname).toMatch(/^\/conversations\//);
}

describe('a field that a click opens has the focus, and takes what is typed right after', () => {
  it('a reply, before its editor has come', async () => {
    const member = await opened('Meteen antwoorden');
    const { page } = member;
    const release = await holdEditor(page);
    await page.getByRole('button', { name: 'Reply' }).last().click();
    await page.keyboard.type(TEXT);
    await nothingElse(page);
    release();
    await sees(replyField(page).getByText(TEXT, { exact: true }));
    await member.close();
  });

  it('an edit, behind what stands there', async () => {
    const member = await opened('Meteen verbeteren');
    const { page } = member;
    const release = await holdEditor(page);
    const own = page.getByRole('article').filter({ hasText: 'Van mij' }).last();
    await own.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.keyboard.type(` ${TEXT}`);
    await nothingElse(page);
    release();
    await sees(editField(page).getByText(`Van mij ${TEXT}`, { exact: true }));
    await member.close();
  });

  it('on a phone it comes into view, where its keyboard finds it', async () => {
    const member = await opened('Onderaan het scherm', { ...PHONE, height: 500 });
    const { page } = member;
    const button = page.getByRole('button', { name: 'Reply' }).nth(2);
    // At the very bottom, above the bar.
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await page.evaluate('scrollBy(0, -70)');
    await button.click();
    await sees(replyField(page));
    const seen = await page.evaluate(`(() => {
      const field = document.activeElement;
      const { top, bottom } = field.getBoundingClientRect();
      const under = document.elementFromPoint(innerWidth / 2, bottom - 4);
      return { inside: top >= 0 && bottom <= innerHeight, uncovered: field.contains(under), editable: field.isContentEditable };
    })()`);
    expect(seen).toEqual({ inside: true, uncovered: true, editable: true });
    await member.close();
  });
});

describe('what is written over something that stands is a draft until it is saved', () => {
  const own = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: 'Van mij' }).last();
  const end = ' en nog iets';

  it('the edit of a comment outlives a reload and Escape, says so when somebody saved another, and can be thrown away and back', async () => {
    const member = await opened('Halverwege verbeteren');
    const { page } = member;
    await own(page).getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.keyboard.type(end);
    await sees(page.getByText('Draft saved'));
    await page.reload();
    await page.getByRole('button', { name: 'Edit · Draft saved' }).click();
    await sees(editField(page).getByText(`Van mij${end}`));
    await page.keyboard.type('!');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit · Draft saved' }).click();
    await sees(editField(page).getByText(`Van mij${end}!`));

    const id = Number((await own(page).getAttribute('id'))?.replace('comment-', ''));
    await writer.call('PUT /api/v4/comments/{id}', { params: { id }, body: { content: '<p>Elders</p>', version: 1 } });
    await sees(page.getByRole('alert').filter({ hasText: 'Someone else edited this' }));
    await sees(editField(page).getByText(`Van mij${end}!`));

    await page.getByRole('button', { name: 'Discard' }).first().click();
    await sees(page.getByText('Elders'));
    await seesNo(page.getByRole('button', { name: 'Edit · Draft saved' }));
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Edit · Draft saved' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await seesNo(editField(page));
    await sees(page.getByText(`Van mij${end}!`));
    await seesNo(page.getByRole('button', { name: 'Edit · Draft saved' }));
    await member.close();
  });

  it('the edit of a conversation outlives Escape and a reload', async () => {
    const { topic } = await writer
      .call('POST /conversations', {
        body: {
          title: 'Een eigen gesprek',
          content: '<p>Zo begon het.</p>',
          channel_id: host.board.id,
          post_type: 'text',
        },
      })
      .then(({ body }) => ({ topic: body.data as { slug: string } }));
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    const { page } = member;
    await page.goto(`/conversations/${topic.slug}`);
    const edit = async () => {
      await page.getByRole('main').getByRole('button', { name: 'More options' }).first().click();
      await page.getByRole('menuitem', { name: 'Edit conversation' }).click();
    };
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
    await edit();
    await title.fill('Een ander gesprek');
    await page.keyboard.press('Escape');
    await sees(page.getByText('Your changes are kept as a draft'));
    await page.reload();
    await edit();
    await sees(page.getByText('These are your earlier changes'));
    expect(await title.inputValue()).toBe('Een ander gesprek');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await sees(page.getByRole('heading', { level: 1, name: 'Een ander gesprek' }));
    await edit();
    await sees(title);
    await seesNo(page.getByText('These are your earlier changes'));
    await member.close();
  });

  it('a reply that is half written is seen beside the comment', async () => {
    const member = await opened('Half beantwoord');
    const { page } = member;
    await page.getByRole('button', { name: 'Reply' }).first().click();
    await page.keyboard.type('Half');
    await sees(replyField(page).getByText('Half'));
    await page.reload();
    await page.getByRole('button', { name: 'Reply · Draft saved' }).click();
    await sees(replyField(page).getByText('Half'));
    await member.close();
  });
});

it('where a conversation is closed while one looks on, nothing is offered any more, and what is being written stays', async () => {
  const member = await opened('Gesloten onder je handen');
  const { page } = member;
  const id = Number((await page.locator('article[id^="comment-"]').first().getAttribute('id'))?.split('-')[1]);
  const { body } = await writer.call('GET /api/v3/topics', { query: { limit: 1 } });
  const [topic] = body.data as { id: number; board_public: boolean }[];
  await member.hears(channels.topic(topic!.id, topic!.board_public));
  await page.locator(`#comment-${id}`).getByRole('button', { name: 'Reply' }).click();
  await page.keyboard.type('Nog even');
  await host.moderator.call('POST /api/v4/topics/{id}/close', { params: { id: topic!.id }, body: { reason: 'Klaar' } });
  await sees(page.getByText('This conversation is closed. You can still read it.'));
  await until('only the reply that is being written is left', async () => {
    return (await page.getByRole('button', { name: 'Reply', exact: true }).count()) === 1;
  });
  await sees(replyField(page).getByText('Nog even'));
  expect(await page.locator('[data-like]').first().getAttribute('title')).toContain('closed');
  await member.close();
});

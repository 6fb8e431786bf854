/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import type { UserEvent } from '@testing-library/user-event';
import type { OutputOf, Routes } from '@lyceum/contracts';
import axe from 'axe-core';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchAhead } from '../../../lib/parts/ahead.ts';
import { supportEditor } from '../../../testing/editor.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { loadEmojis } from '../emoji/emoji-catalogue.ts';
import { loadEditor } from '../load-editor.ts';
import { RichTextField } from '../RichTextField.tsx';
import { beginIn } from '../../../lib/i18n/texts.ts';
import { modules } from '../../../modules.ts';
import { uiTexts } from '../../texts/index.ts';
import { editorTexts } from '../texts/index.ts';

const { answers } = server();
const sent = jest.fn();
const submitted = jest.fn();
const around = jest.fn();
let user: UserEvent;

type Media = OutputOf<Routes['GET /api/v4/gifs/search']>['results'][number]['media'];
const gif = (name: string) => {
  const picture = { url: `/gifs/picture?id=${name}.sig`, dims: [240, 180] as [number, number] };
  const media: Media = [{ gif: picture, tinygif: picture }];
  return { title: name, media };
};

// Loading the parts is not what is tested.
beforeAll(async () => {
  await Promise.all([
    loadEmojis(),
    beginIn('en', [uiTexts, ...modules.flatMap((module) => module.texts ?? []), editorTexts]),
  ]);
  await loadEditor();
  await fetchAhead(true);
});
beforeEach(() => {
  supportEditor();
  answers('GET /api/v4/gifs/categories', {
    tags: [{ name: 'Happy', image: '/gifs/picture?id=a.b' }],
    service: 'giphy',
  });
  answers('GET /api/v4/gifs/search', { results: [gif('Cat'), gif('Dog')] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
  [sent, submitted, around].forEach((mock) => mock.mockClear());
});

function Field(props: Partial<Parameters<typeof RichTextField>[0]>) {
  const [value, setValue] = useState('');
  return (
    <div onKeyDown={around}>
      <RichTextField
        label="Comment"
        placeholder="Write"
        value={value}
        onChange={setValue}
        onSubmit={() => submitted()}
        onGif={(chosen) => sent(chosen)}
        {...props}
      />
      <button type="button">Outside</button>
    </div>
  );
}

/** Draws a field, and waits until the editor has taken the stand-in's place. */
async function begin(props: Partial<Parameters<typeof RichTextField>[0]> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  user = await showAt('/', client, <Field {...props} />, editorTexts);
  fireEvent.focus(screen.getByRole('textbox'));
  await waitFor(() => expect(box()).not.toBeNull());
  await screen.findByRole('button', { name: 'Emoji' });
}
const box = () => document.querySelector<HTMLElement>('[data-editor]');
const text = () => document.querySelector<HTMLElement>('.ProseMirror')!;
const panel = (name: 'Emoji' | 'GIF') => screen.queryByRole('group', { name });
const openPanel = async (name: 'Emoji' | 'GIF') => {
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('group', { name });
};
const faults = async () => {
  const { violations } = await axe.run(box()!, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
};

describe('the panels of an editor (part 2 §4)', () => {
  it('exclude each other, and each button closes its own', async () => {
    await begin();
    await openPanel('Emoji');
    await openPanel('GIF');
    expect(panel('Emoji')).toBeNull();
    await openPanel('Emoji');
    expect(panel('GIF')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    expect(panel('Emoji')).toBeNull();
  });

  it.each(['Emoji', 'GIF'] as const)('%s closes by Escape, which nothing around it hears', async (name) => {
    await begin({ onEscape: around });
    const opened = await openPanel(name);
    const search = await within(opened).findByRole('searchbox');
    await waitFor(() => expect(document.activeElement).toBe(search));
    await user.keyboard('{Escape}');
    expect(panel(name)).toBeNull();
    expect(around).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(text()));
  });

  it('close the emoji panel on a click outside, and not the GIF panel', async () => {
    await begin();
    const emoji = await openPanel('Emoji');
    await user.click(within(emoji).getByRole('searchbox'));
    expect(panel('Emoji')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Outside' }));
    expect(panel('Emoji')).toBeNull();
    await openPanel('GIF');
    await user.click(screen.getByRole('button', { name: 'Outside' }));
    expect(panel('GIF')).not.toBeNull();
  });

  it('have no button for GIFs where none can be sent', async () => {
    await begin({ onGif: undefined });
    expect(screen.queryByRole('button', { name: 'GIF' })).toBeNull();
  });

  it('pass the checks of axe', async () => {
    await begin();
    await openPanel('Emoji');
    await screen.findByRole('grid');
    expect(await faults()).toEqual([]);
    await openPanel('GIF');
    await screen.findByRole('button', { name: 'Happy' });
    expect(screen.getByText('Powered by GIPHY')).toBeDefined();
    expect(await faults()).toEqual([]);
  });
});

describe('the states of an editor (part 2 §4)', () => {
  const states = () => Object.keys(box()!.dataset).sort();

  it('are idle or active, empty, and no-submit-on-enter', async () => {
    await begin();
    await user.click(screen.getByRole('button', { name: 'Outside' }));
    expect(states()).toEqual(['editor', 'empty', 'noSubmitOnEnter']);
    act(() => text().focus());
    await waitFor(() => expect(states()).toEqual(['active', 'editor', 'empty', 'noSubmitOnEnter']));
  });

  it('are active while a panel is open, wherever the focus is, and no longer empty with a value', async () => {
    await begin({ submitOnEnter: true, value: '<p>Hi</p>' });
    await openPanel('GIF');
    await user.click(screen.getByRole('button', { name: 'Outside' }));
    expect(states()).toEqual(['active', 'editor']);
  });

  it('of a single line: Enter submits, Shift+Enter writes nothing', async () => {
    await begin({ singleLine: true });
    expect(states()).not.toContain('noSubmitOnEnter');
    const html = text().innerHTML;
    fireEvent.keyDown(text(), { key: 'Enter', shiftKey: true });
    expect([submitted.mock.calls.length, text().innerHTML]).toEqual([0, html]);
    fireEvent.keyDown(text(), { key: 'Enter' });
    expect([submitted.mock.calls.length, text().innerHTML]).toEqual([1, html]);
  });

  it('say that content is required, unless that is turned off (part 2 §5)', async () => {
    await begin({ missing: true });
    expect(screen.getByRole('alert').textContent).toBe('Content is required to post!');
    document.body.replaceChildren();
    await begin({ missing: true, alertsMissing: false });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the emoji panel', () => {
  it('has the printed tabs and placeholder', async () => {
    await begin();
    const opened = await openPanel('Emoji');
    expect(
      within(opened)
        .getAllByRole('tab')
        .map((tab) => tab.title),
    ).toEqual([
      'Recent',
      'Smileys & Emotion',
      'People & Body',
      'Animals & Nature',
      'Food & Drink',
      'Travel & Places',
      'Activities',
      'Objects',
      'Symbols',
    ]);
    expect(within(opened).getByPlaceholderText('Find your emoji..')).not.toBeNull();
  });

  it('finds while one types, in Dutch too, and Enter writes the best match, which is recent then', async () => {
    await begin();
    const opened = await openPanel('Emoji');
    await screen.findByRole('grid');
    await user.type(within(opened).getByRole('searchbox'), 'duim omhoog');
    await screen.findByRole('button', { name: 'thumbs up' });
    await user.keyboard('{Enter}');
    expect(text().textContent).toContain('👍');
    expect(panel('Emoji')).toBeNull();
    const again = await openPanel('Emoji');
    expect(within(again).getByRole('tab', { selected: true }).title).toBe('Recent');
    expect(within(again).getByRole('grid').querySelectorAll('button')).toHaveLength(1);
  });

  it('walks over the grid by the arrow keys, with one stop in the tab order', async () => {
    await begin();
    await openPanel('Emoji');
    const grid = await screen.findByRole('grid', { name: 'Smileys & Emotion' });
    const buttons = within(grid).getAllByRole('button');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(buttons[0]);
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(buttons[9]);
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[9]]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('shows and writes the chosen skin tone', async () => {
    await begin();
    const opened = await openPanel('Emoji');
    await screen.findByRole('grid');
    await user.click(within(opened).getByRole('radio', { name: 'Dark skin tone' }));
    await user.type(within(opened).getByRole('searchbox'), 'waving hand');
    await user.click(await screen.findByRole('button', { name: 'waving hand' }));
    expect(text().textContent).toContain('👋🏿');
  });
});

describe('a code in the text', () => {
  /** As if it were typed, which jsdom cannot. */
  const typed = (code: string) => {
    const { editor } = text() as HTMLElement & { editor: Editor };
    return act(async () => void editor.commands.insertContent({ type: 'text', text: code }));
  };

  it('suggests emojis; Enter writes the chosen one and does not submit', async () => {
    await begin({ submitOnEnter: true });
    await typed('Hi :smi');
    const options = await screen.findAllByRole('option');
    expect(options.length).toBeGreaterThan(3);
    const [char] = options[1]!.textContent.split(/(?=[a-z])/);
    fireEvent.keyDown(text(), { key: 'ArrowDown' });
    await act(async () => void fireEvent.keyDown(text(), { key: 'Enter' }));
    expect(text().textContent).toBe(`Hi ${char}`);
    expect(submitted).not.toHaveBeenCalled();
    expect(JSON.parse(localStorage.getItem('lyceum.emoji.recent')!)).toMatchObject([{ char }]);
  });

  it('of one letter, and within an address or a time, suggests nothing', async () => {
    await begin();
    for (const other of [':s', ' 12:30', ' http://smi']) await typed(other);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('the GIF panel', () => {
  it('waits with 20 placeholders, then has the categories, and closes by its button', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    answers('GET /api/v4/gifs/categories', async () => {
      await answered;
      return {
        tags: [{ name: 'Happy', image: '/gifs/picture?id=a.b' }],
        service: 'giphy',
      };
    });
    await begin();
    const opened = await openPanel('GIF');
    const waiting = await within(opened).findByRole('status', { name: 'Loading GIFs…' });
    expect(waiting.querySelectorAll('[data-skeleton]')).toHaveLength(20);
    answer();
    await within(opened).findByRole('button', { name: 'Happy' });
    await user.click(within(opened).getByRole('button', { name: 'Close GIFs' }));
    expect(panel('GIF')).toBeNull();
  });

  it('leads from a category to its results and back, previews over the screen, and sends', async () => {
    await begin();
    const opened = await openPanel('GIF');
    expect(within(opened).getByPlaceholderText('Search for GIFS..')).not.toBeNull();
    await user.click(await within(opened).findByRole('button', { name: 'Happy' }));
    await within(opened).findByRole('button', { name: 'Cat' });
    await user.click(within(opened).getByRole('button', { name: 'Back to categories' }));
    await user.click(await within(opened).findByRole('button', { name: 'Happy' }));
    await user.click(await within(opened).findByRole('button', { name: 'Dog' }));
    const preview = await screen.findByRole('dialog', { name: 'Dog' });
    await user.click(within(preview).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).not.toHaveBeenCalled();
    await user.click(within(opened).getByRole('button', { name: 'Cat' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(sent.mock.calls).toEqual([[{ title: 'Cat', url: '/gifs/picture?id=Cat.sig', width: 240, height: 180 }]]);
    expect(panel('GIF')).toBeNull();
  });

  it('asks for 30 results, for a category and for a search (part 2 §7)', async () => {
    const asked: Record<string, string>[] = [];
    answers('GET /api/v4/gifs/search', ({ searchParams }) => {
      asked.push(Object.fromEntries(searchParams));
      return { results: [gif('Cat')] };
    });
    await begin();
    const opened = await openPanel('GIF');
    await user.click(await within(opened).findByRole('button', { name: 'Happy' }));
    await within(opened).findByRole('button', { name: 'Cat' });
    await user.clear(within(opened).getByRole('searchbox'));
    await user.type(within(opened).getByRole('searchbox'), 'kiln{Enter}');
    await within(within(opened).getByRole('group', { name: 'GIFs for kiln' })).findByRole('button', { name: 'Cat' });
    expect(asked).toEqual([
      { tag: 'Happy', limit: '30' },
      { tag: 'kiln', limit: '30' },
    ]);
  });

  it('searches 400 ms after the last key (part 2 §9)', async () => {
    await begin();
    const opened = await openPanel('GIF');
    await within(opened).findByRole('button', { name: 'Happy' });
    const results = () => within(opened).queryByRole('group', { name: /^GIFs for/ });
    jest.useFakeTimers();
    for (const value of ['k', 'kiln']) {
      fireEvent.change(within(opened).getByRole('searchbox'), { target: { value } });
      act(() => void jest.advanceTimersByTime(399));
      expect(results()).toBeNull();
    }
    // The clock is real again before the search is drawn, since requests need a real one.
    act(() => {
      jest.advanceTimersByTime(1);
      jest.useRealTimers();
    });
    expect(results()?.getAttribute('aria-label')).toBe('GIFs for kiln');
    await within(opened).findByRole('button', { name: 'Cat' });
  });

  it('places results in three columns with a gutter of 10 (part 2 §9)', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    answers('GET /api/v4/gifs/search', { results: ['A', 'B', 'C', 'D'].map(gif) });
    await begin();
    const opened = await openPanel('GIF');
    await user.click(await within(opened).findByRole('button', { name: 'Happy' }));
    await within(opened).findByRole('button', { name: 'D' });
    const places = ['A', 'B', 'C', 'D'].map((name) => {
      const { style } = within(opened).getByRole('button', { name });
      return [style.insetInlineStart, style.top, style.width].map((length) => parseFloat(length));
    });
    // Each is 100 wide, and 75 high by its own shape.
    expect(places).toEqual([
      [0, 0, 100],
      [110, 0, 100],
      [220, 0, 100],
      [0, 85, 100],
    ]);
  });

  it.each([
    ['four columns', false, 4],
    ['three columns on small screens', true, 3],
  ])('moves by the arrow keys over categories in %s (part 2 §9)', async (_, matches, columns) => {
    const names = ['Happy', 'Sad', 'Yes', 'No', 'Kiln'];
    answers('GET /api/v4/gifs/categories', {
      tags: names.map((name) => ({ name, image: '/gifs/picture?id=a.b' })),
      service: null,
    });
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList);
    await begin();
    const opened = await openPanel('GIF');
    const first = await within(opened).findByRole('button', { name: 'Happy' });
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe(names[columns]);
  });

  it('opens the chosen GIF in a dialog over the whole screen, with Close and Send (part 2 §2)', async () => {
    await begin();
    const opened = await openPanel('GIF');
    await user.click(await within(opened).findByRole('button', { name: 'Happy' }));
    await user.click(await within(opened).findByRole('button', { name: 'Dog' }));
    const preview = await screen.findByRole('dialog', { name: 'Dog' });
    expect(preview.getAttribute('aria-modal')).toBe('true');
    expect(preview.closest('[data-full-screen]')).not.toBeNull();
    expect(within(preview).getByRole('img', { name: 'Dog' }).getAttribute('src')).toBe('/gifs/picture?id=Dog.sig');
    expect(
      within(preview)
        .getAllByRole('button')
        .map((button) => button.ariaLabel ?? button.textContent),
    ).toEqual(['Close', 'Send']);
    expect(sent).not.toHaveBeenCalled();
  });

  it('searches by Enter, and says when nothing was found or the service is away', async () => {
    await begin();
    const opened = await openPanel('GIF');
    answers('GET /api/v4/gifs/search', { results: [] });
    await user.type(within(opened).getByRole('searchbox'), 'zzz{Enter}');
    await within(opened).findByText('No GIFs found. Try another word.');
    answers('GET /api/v4/gifs/search', { status: 403, message: 'No' });
    await user.type(within(opened).getByRole('searchbox'), 'y{Enter}');
    await within(opened).findByText('GIFs could not be loaded.');
    answers('GET /api/v4/gifs/search', { results: [gif('Cat')] });
    await user.click(within(opened).getByRole('button', { name: 'Try again' }));
    await within(opened).findByRole('button', { name: 'Cat' });
  });
});

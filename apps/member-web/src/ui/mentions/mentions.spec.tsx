/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import type { MentionPlace } from './mention-place.ts';
import { mentionable } from '../rich-text/suggestions/mentionable.ts';
import { server } from '../../testing/server.ts';
import { show as draw } from '../../testing/show.tsx';
import Editor, { type EditorHandle } from '../rich-text/Editor.tsx';
import { RichText } from '../RichText.tsx';
import { editorTexts } from '../rich-text/texts/index.ts';

const { answers } = server();
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});
const show = (element: ReactNode) => draw(element, editorTexts);
const mention = (id: number, username: string) => `<span data-mention="${id}">@${username}</span>`;

describe('a mention that is read', () => {
  it('leads to the profile in a new tab, and follows a member who is called otherwise now', async () => {
    answers('GET /api/v4/usernames', { data: [{ id: 7, username: 'lovelace' }] });
    await show(<RichText html={`<p>Ask ${mention(7, 'ada')}</p>`} />);
    await waitFor(() => expect(screen.getByRole('link').textContent).toBe('@lovelace'));
    expect(screen.getByRole<HTMLAnchorElement>('link').getAttribute('href')).toBe('/profile/lovelace');
    expect(screen.getByRole<HTMLAnchorElement>('link').target).toBe('_blank');
  });

  it('stays words where its member is no more', async () => {
    answers('GET /api/v4/usernames', { data: [] });
    await show(<RichText html={`<p>Ask ${mention(8, 'grace')}</p>`} />);
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    expect(screen.getByText('Ask @grace')).toBeTruthy();
  });

  it('asks once for all texts of a screen', async () => {
    const asked: string[] = [];
    answers('GET /api/v4/usernames', (url) => {
      asked.push(url.searchParams.get('ids')!);
      return { data: [10, 11].map((id) => ({ id, username: `now-${id}` })) };
    });
    await show(
      <>
        <RichText html={mention(10, 'a')} />
        <RichText html={`${mention(11, 'b')} ${mention(10, 'a')}`} />
      </>,
    );
    await waitFor(() => expect(screen.getAllByText('@now-10')).toHaveLength(2));
    expect(asked).toEqual(['10,11']);
  });
});

const MEMBERS = [
  { id: 7, username: 'ada', name: 'Ada Lovelace', avatar: '' },
  { id: 9, username: 'adam', name: 'Adam Smith', avatar: '' },
];
let written = '';
let hand: EditorHandle;
let submitted = 0;

function Field({ mentions = { members: MEMBERS } }: { mentions?: MentionPlace }) {
  const [html, setHtml] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const ready = useRef((given: EditorHandle) => void (hand = given)).current;
  written = html;
  return (
    <div ref={frame}>
      <Editor
        value={html}
        onChange={setHtml}
        onSubmit={() => (submitted += 1)}
        submitOnEnter
        placeholder="Write"
        tools="small"
        labelledBy="label"
        describedBy={undefined}
        ownsEscape={false}
        frame={frame}
        mentions={mentions}
        onReady={ready}
      />
    </div>
  );
}
const type = (text: string) => act(async () => hand.takeOver(text));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a mention that is written', () => {
  it('is suggested behind @ and two characters, and chosen by Enter, which does not submit', async () => {
    await show(<Field />);
    await type('Hi @a');
    expect(options()).toEqual([]);
    await type('d');
    await waitFor(() => expect(options()).toEqual(['Ada Lovelace@ada', 'Adam Smith@adam']));
    expect(screen.getByText('Users for: @ad')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    await waitFor(() => expect(written).toBe(`<p>Hi ${mention(7, 'ada')} </p>`));
    expect(submitted).toBe(0);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    expect(submitted).toBe(1);
  });

  it('is searched 400 ms after the last key (part 2 §9)', async () => {
    const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await show(<Field />);
    jest.useFakeTimers();
    for (const text of ['Hi @a', 'd']) {
      await type(text);
      await passes(399);
      expect(options()).toEqual([]);
    }
    await passes(1);
    expect(options()).toEqual(['Ada Lovelace@ada', 'Adam Smith@adam']);
  });
});

it('what could not be searched is not said to be missing (part 2 §8)', async () => {
  answers('GET /api/v3/search', { status: 500, message: 'Broken' } as never);
  await show(<Field mentions={{ boardId: 4 }} />);
  await type('Hi @ad');
  await waitFor(() => expect(screen.getByText('error fetching users')).toBeTruthy());
});

describe('who may be mentioned', () => {
  const found = async (query: string) =>
    (await mentionable({ members: MEMBERS }, query, new AbortController().signal)).map(({ username }) => username);

  it('in a conversation is found by the beginning of any of their names', async () => {
    expect(await found('love')).toEqual(['ada']);
    expect(await found('ove')).toEqual([]);
  });

  it('on a board is asked of the server, which knows who may read it', async () => {
    const asked: string[] = [];
    answers('GET /api/v3/search', (url) => {
      asked.push(url.search);
      return { results: { users: { data: MEMBERS } } } as never;
    });
    expect(await mentionable({ boardId: 4 }, 'ad', new AbortController().signal)).toEqual(MEMBERS);
    expect(asked).toEqual(['?query=ad&model=users&channel_id=4']);
  });
});

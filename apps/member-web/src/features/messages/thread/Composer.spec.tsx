/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { QueryClient } from '@tanstack/react-query';
import { mediaTexts } from '../../../entities/media/texts/index.ts';
import { beginIn } from '../../../lib/i18n/texts.ts';
import { fetchAhead } from '../../../lib/parts/ahead.ts';
import { modules } from '../../../modules.ts';
import { settings } from '../../../testing/answers.ts';
import { supportEditor } from '../../../testing/editor.ts';
import { partner, thread } from '../../../testing/letters.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { loadEditor } from '../../../ui/rich-text/load-editor.ts';
import { editorTexts } from '../../../ui/rich-text/texts/index.ts';
import { uiTexts } from '../../../ui/texts/index.ts';
import type { Outbox } from '../sending/outbox.ts';
import { inboxTexts } from '../texts/index.ts';
import { Composer } from './Composer.tsx';

const ME = 7;
const { answers } = server();
const send = jest.fn<Outbox['add']>();
let user: UserEvent;

beforeAll(async () => {
  const texts = [uiTexts, inboxTexts, mediaTexts, editorTexts];
  await beginIn('en', [...modules.flatMap((module) => module.texts ?? []), ...texts]);
  // The parts load before the tests: a query would not wait that long.
  await Promise.all([loadEditor(), fetchAhead(true), import('../../../entities/media/upload/CommentFiles.tsx')]);
});
beforeEach(() => {
  supportEditor();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  answers('GET /api/v4/drafts/{key}', { data: null });
  answers('PUT /api/v4/drafts/{key}', { data: { version: 1 } } as never);
  answers('DELETE /api/v4/drafts/{key}', {} as never);
  let stored = 0;
  answers('POST /uploader', () => {
    stored += 1;
    return { data: upload(stored), uploads: [upload(stored)] };
  });
});
afterEach(() => {
  send.mockClear();
  localStorage.clear();
});

const upload = (id: number) => ({
  id,
  uuid: `upload-${id}`,
  source: `/files/${id}`,
  thumbnail: `/files/${id}/320`,
  name: `stored-${id}.png`,
  filetype: 'image/png',
  width: 640,
  height: 480,
  size: 5,
});
const pictures = (count: number, first = 1): File[] =>
  Array.from({ length: count }, (_, index) => new File(['a kiln'], `kiln-${first + index}.png`, { type: 'image/png' }));

async function showComposer(): Promise<void> {
  const client = new QueryClient();
  client.setQueryData(...settings());
  const conversation = { key: 'to-8', place: { thread: 1 }, thread: thread(1), partners: [partner(8, 'Bo')] };
  user = await showAt(
    '/messages',
    client,
    <Composer
      conversation={conversation}
      meId={ME}
      outbox={{ add: send } as unknown as Outbox}
      name="Bo Wever"
      onTyped={() => undefined}
      onEscape={() => undefined}
    />,
  );
  await user.click(field());
  await screen.findByRole('toolbar');
}
const field = () => screen.getByRole('textbox', { name: 'Message Bo Wever' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const picker = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add pictures or documents' });
const choose = (files: File[]) => user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
const previews = () => screen.queryAllByRole('figure').map((preview) => preview.dataset['state']);
const complete = (count: number) => waitFor(() => expect(previews()).toEqual(Array(count).fill('complete')));
/** Inserted by the editor itself, since jsdom has no typing into editable elements. */
const write = (text: string) =>
  act(async () => void (field() as HTMLElement & { editor: Editor }).editor.commands.insertContent(text));

describe('sending a message', () => {
  it('shows ‘Content is required to post!’ and sends nothing if the message is empty (part 2 §5)', async () => {
    await showComposer();
    await user.click(sendButton());
    expect(screen.getByRole('alert').textContent).toBe('Content is required to post!');
    expect(send).not.toHaveBeenCalled();
  });

  it('removes the alert once the member writes', async () => {
    await showComposer();
    await user.click(sendButton());
    await write('Hello');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends the text with its files, and clears the editor and the previews (part 2 §4)', async () => {
    await showComposer();
    await write('Two kilns');
    await choose(pictures(2));
    await complete(2);
    await user.click(sendButton());
    expect(send.mock.calls).toMatchObject([
      [{ to: { thread: 1 }, html: '<p>Two kilns</p>', files: [{ uuid: 'upload-1' }, { uuid: 'upload-2' }] }],
    ]);
    await waitFor(() => expect(field().textContent).toBe(''));
    expect(previews()).toEqual([]);
    // The second Send has nothing left to send.
    await user.click(sendButton());
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends files without a text', async () => {
    await showComposer();
    await choose(pictures(1));
    await complete(1);
    await user.click(sendButton());
    expect(send.mock.calls).toMatchObject([[{ html: '', files: [{ uuid: 'upload-1' }] }]]);
  });

  it('disables Send while a file uploads', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    answers('POST /uploader', async () => {
      await answered;
      return { data: upload(1), uploads: [upload(1)] };
    });
    await showComposer();
    await choose(pictures(1));
    await waitFor(() => expect(previews()).toEqual(['uploading']));
    expect(sendButton().disabled).toBe(true);
    answer();
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    expect(previews()).toEqual(['complete']);
  });
});

describe('the bound of five files (part 2 §5)', () => {
  it('disables the file picker at five files, until one is removed', async () => {
    answers('DELETE /uploader/{id}/delete', {} as never);
    await showComposer();
    await choose(pictures(4));
    await complete(4);
    expect(picker().disabled).toBe(false);
    await choose(pictures(1, 5));
    await complete(5);
    expect(picker().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove stored-5.png' }));
    expect(picker().disabled).toBe(false);
  });

  it('leaves out a sixth file that is chosen with the others, and says so', async () => {
    await showComposer();
    await choose(pictures(6));
    expect((await screen.findByRole('alert')).textContent).toBe('You can add up to 5 files. kiln-6.png was not added.');
    await complete(5);
  });

  it('leaves out a sixth file that is dropped, and says so', async () => {
    await showComposer();
    await choose(pictures(5));
    await complete(5);
    const [sixth] = pictures(1, 6);
    fireEvent.drop(field(), { dataTransfer: { files: [sixth], types: ['Files'], getData: () => '' } });
    expect((await screen.findByRole('alert')).textContent).toBe('You can add up to 5 files. kiln-6.png was not added.');
    expect(previews()).toHaveLength(5);
  });
});

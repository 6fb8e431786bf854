/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beginIn } from '../../lib/i18n/texts.ts';
import { modules } from '../../modules.ts';
import { supportEditor } from '../../testing/editor.ts';
import { show } from '../../testing/show.tsx';
import { uiTexts } from '../texts/index.ts';
import { loadEditor } from './load-editor.ts';
import { RichTextField } from './RichTextField.tsx';
import { editorTexts } from './texts/index.ts';

const taken = jest.fn<(files: File[]) => void>();
const picture = new File(['a kiln'], 'kiln.png', { type: 'image/png' });
let user: UserEvent;

beforeAll(async () => {
  await beginIn('en', [uiTexts, ...modules.flatMap((module) => module.texts ?? []), editorTexts]);
  await loadEditor();
});
beforeEach(() => supportEditor());
afterEach(() => void taken.mockClear());

function Field({ withFiles }: { withFiles: boolean }) {
  const [value, setValue] = useState('');
  return (
    <RichTextField
      label="Message"
      placeholder="Write"
      value={value}
      onChange={setValue}
      onSubmit={() => undefined}
      onFiles={withFiles ? taken : undefined}
    />
  );
}

const editor = () => screen.getByRole('textbox', { name: 'Message' });

async function showField(withFiles: boolean): Promise<void> {
  user = await show(<Field withFiles={withFiles} />);
  await user.click(editor());
  await screen.findByRole('toolbar');
}

const transfer = (files: File[], text = '', html = '') => ({
  files,
  types: [...(text ? ['text/plain'] : []), ...(files.length > 0 ? ['Files'] : [])],
  getData: (type: string) => (type === 'text/plain' ? text : type === 'text/html' ? html : ''),
});

/** Whether the browser was kept from doing something of its own. */
function give(event: 'paste' | 'drop' | 'dragOver', data: ReturnType<typeof transfer>): boolean {
  const property = event === 'paste' ? 'clipboardData' : 'dataTransfer';
  const given = createEvent[event](editor());
  Object.defineProperty(given, property, { value: data });
  fireEvent(editor(), given);
  return given.defaultPrevented;
}

describe('text that is pasted', () => {
  it('is plain, also where the clipboard has formatted text alone', async () => {
    await showField(true);
    give('paste', transfer([], 'cone 6', '<b>cone 6</b>'));
    expect(editor().innerHTML).not.toContain('strong');
    give('paste', transfer([], '', '<style>b{}</style><p><b>, cone</b> 7</p><p>8</p>'));
    expect([...editor().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['cone 6, cone 7', '8']);
    expect(editor().innerHTML).not.toContain('strong');
  });
});

describe('files that are given to a rich text field', () => {
  it('are handed to its form, pasted or dropped', async () => {
    await showField(true);
    expect(give('paste', transfer([picture]))).toBe(true);
    expect(give('dragOver', transfer([picture]))).toBe(true);
    expect(give('drop', transfer([picture]))).toBe(true);
    expect(taken.mock.calls).toEqual([[[picture]], [[picture]]]);
    expect(editor().textContent).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are left out where there is text, as from a spreadsheet', async () => {
    await showField(true);
    give('paste', transfer([picture], 'cone 6'));
    expect(taken).not.toHaveBeenCalled();
    expect(editor().textContent).toBe('cone 6');
  });

  it('are refused with the reason where the form takes none, until something else is pasted', async () => {
    await showField(false);
    expect(give('drop', transfer([picture]))).toBe(true);
    expect((await screen.findByRole('alert')).textContent).toBe('Files cannot be added to this text.');
    give('paste', transfer([], 'cone 6'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

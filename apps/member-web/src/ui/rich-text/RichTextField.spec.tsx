/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beginIn } from '../../lib/i18n/texts.ts';
import { modules } from '../../modules.ts';
import { supportEditor } from '../../testing/editor.ts';
import { show } from '../../testing/show.tsx';
import { uiTexts } from '../texts/index.ts';
import { loadEditor } from './load-editor.ts';
import { RichTextField } from './RichTextField.tsx';
import { editorTexts } from './texts/index.ts';

// The editor is there from the beginning, so that only the field decides when it appears.
beforeAll(async () => {
  await beginIn('en', [uiTexts, ...modules.flatMap((module) => module.texts ?? []), editorTexts]);
  await loadEditor();
});
beforeEach(() => supportEditor());

function Field({ text = '', error }: { text?: string; error?: string }) {
  const [value, setValue] = useState(text);
  return (
    <RichTextField
      label="Comment"
      placeholder="Write a comment"
      value={value}
      onChange={setValue}
      onSubmit={() => undefined}
      error={error}
    />
  );
}
const field = () => screen.getByRole('textbox', { name: 'Comment' });
const editor = () => document.querySelector('[data-editor]');
/** The placeholder of the editor itself, which the style draws. */
const editorPlaceholder = () => field().querySelector<HTMLElement>('[data-placeholder]')?.dataset['placeholder'];

/** The editor has taken the place of the preview. */
const begun = () => screen.findByRole('toolbar');

describe('the preview of a rich text field (part 2 §2)', () => {
  it('stands there at first, without an editor', async () => {
    await show(<Field text="<p>A <strong>draft</strong></p>" />);
    expect(field().innerHTML).toContain('<strong>draft</strong>');
    expect(editor()).toBeNull();
  });

  it('has the placeholder as long as there is no text', async () => {
    await show(<Field />);
    expect(field().textContent).toBe('Write a comment');
  });

  it('loads the editor when the mouse hovers over it, and leaves the focus alone', async () => {
    const user = await show(<Field />);
    await user.hover(field());
    await waitFor(() => expect(editor()).not.toBeNull());
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['a click', () => fireEvent.pointerDown(field())],
    ['the focus', () => act(() => field().focus())],
  ])('gives way to the editor on %s', async (_, activate) => {
    await show(<Field />);
    activate();
    await begun();
    expect(document.activeElement).toBe(field());
    expect(editor()!.contains(field())).toBe(true);
  });
});

describe('the editor of a rich text field', () => {
  it('has the placeholder as long as there is no text', async () => {
    const user = await show(<Field />);
    await user.click(field());
    await begun();
    expect([field().textContent, editorPlaceholder()]).toEqual(['', 'Write a comment']);
  });

  it('has the text of the preview', async () => {
    const user = await show(<Field text="<p>A <strong>draft</strong></p>" />);
    await user.click(field());
    await begun();
    expect(field().innerHTML).toContain('<strong>draft</strong>');
    expect(editorPlaceholder()).toBeUndefined();
  });
});

describe('the error of a rich text field (part 2 §5)', () => {
  it.each([
    ['Comment is required', 'Comment is required.'],
    ['Comment is required.', 'Comment is required.'],
    ['Content is required to post!', 'Content is required to post!'],
  ])('‘%s’ stands under the field as ‘%s’', async (error, shown) => {
    await show(<Field error={error} />);
    expect(screen.getByRole('alert').textContent).toBe(shown);
  });

  it('describes the preview and the editor', async () => {
    const user = await show(<Field error="Comment is required" />);
    const described = () => screen.getByRole('textbox', { name: 'Comment', description: 'Comment is required.' });
    expect(described().getAttribute('aria-invalid')).toBe('true');
    await user.click(field());
    await begun();
    expect(described().getAttribute('aria-invalid')).toBe('true');
  });
});

/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Editor, Extension } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { lyceumExtensions } from '@lyceum/editor/schema';
import Suggestion from '@tiptap/suggestion';
import { show } from '../../../testing/show.tsx';
import { isSuggesting, suggestionList } from './suggestion-list.ts';

const NAMES = ['anna', 'anton', 'bo'];
const pluginKey = new PluginKey('names');

/** Suggests the names that begin with what follows `@`. */
const Names = Extension.create({
  name: 'names',
  addProseMirrorPlugins() {
    return [
      Suggestion<string, string>({
        editor: this.editor,
        pluginKey,
        char: '@',
        items: ({ query }) => NAMES.filter((name) => name.startsWith(query)),
        command: ({ editor, range, props }) => editor.chain().insertContentAt(range, `${props}!`).run(),
        render: suggestionList<string>({
          pluginKey,
          heading: (query) => `Users for: @${query}`,
          keyOf: (name) => name,
          row: (name) => name,
          note: ({ query, loading }) => (query === 'x' && !loading ? 'No one' : null),
        }),
      }),
    ];
  },
});

let editor: Editor;
function Field() {
  editor = useEditor({ extensions: [...lyceumExtensions(), Names], editorProps: { attributes: { role: 'textbox' } } });
  return <EditorContent editor={editor} />;
}
const typed = (text: string) => act(async () => void editor.commands.insertContent({ type: 'text', text }));
const press = (key: string) => fireEvent.keyDown(editor.view.dom, { key });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeOption = () => document.getElementById(editor.view.dom.getAttribute('aria-activedescendant') ?? '');

describe('the list of suggestions', () => {
  it('names the active option on the editor, which keeps the focus, and moves it by the arrow keys round the ends', async () => {
    await show(<Field />);
    await typed('@an');
    await waitFor(() => expect(options()).toEqual(['anna', 'anton']));
    expect(screen.getByRole('listbox', { name: 'Users for: @an' }).id).toBe(
      editor.view.dom.getAttribute('aria-controls'),
    );
    expect(activeOption()?.textContent).toBe('anna');
    press('ArrowDown');
    expect(activeOption()?.textContent).toBe('anton');
    press('ArrowDown');
    expect(activeOption()?.textContent).toBe('anna');
    press('ArrowUp');
    expect(activeOption()?.textContent).toBe('anton');
    await waitFor(() => expect(activeOption()?.getAttribute('aria-selected')).toBe('true'));
  });

  it('chooses the active option by Enter, and closes', async () => {
    await show(<Field />);
    await typed('@an');
    await waitFor(() => expect(options()).toHaveLength(2));
    press('ArrowDown');
    await act(async () => void press('Enter'));
    expect(editor.getText()).toBe('anton!');
    await waitFor(() => expect(options()).toEqual([]));
    expect(editor.view.dom.hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('chooses an option by a press, which leaves the focus in the editor', async () => {
    await show(<Field />);
    await typed('@');
    const option = await screen.findByRole('option', { name: 'bo' });
    expect(fireEvent.mouseDown(option)).toBe(false);
    await act(async () => void fireEvent.click(option));
    expect(editor.getText()).toBe('bo!');
  });

  it('closes by Escape, which reaches nothing around the editor', async () => {
    const around = jest.fn();
    await show(
      <div onKeyDown={around}>
        <Field />
      </div>,
    );
    await typed('@an');
    await waitFor(() => expect(isSuggesting(editor.view.dom)).toBe(true));
    expect(editor.view.dom.getAttribute('data-mantine-stop-propagation')).toBe('true');
    await act(async () => void press('Escape'));
    await waitFor(() => expect(options()).toEqual([]));
    expect(isSuggesting(editor.view.dom)).toBe(false);
    expect(editor.view.dom.hasAttribute('data-mantine-stop-propagation')).toBe(false);
    expect(around).not.toHaveBeenCalled();
    expect(editor.getText()).toBe('@an');
  });

  it('says that there is none, and holds Enter back while it does', async () => {
    await show(<Field />);
    await typed('@x');
    await screen.findByText('No one');
    expect(isSuggesting(editor.view.dom)).toBe(true);
    expect(fireEvent.keyDown(editor.view.dom, { key: 'Enter' })).toBe(false);
    expect(editor.getText()).toBe('@x');
  });

  it('is not there where there is nothing to choose or to say, and Enter is the editor’s', async () => {
    await show(<Field />);
    await typed('@zz');
    await waitFor(() => expect(isSuggesting(editor.view.dom)).toBe(false));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

import { Extension } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import Suggestion from '@tiptap/suggestion';
import i18next from 'i18next';
import classes from './EmojiPanel.module.css';
import { suggestionList } from '../suggestions/suggestion-list.ts';
import { type Emoji, inTone, loadEmojis, nameOf, searchEmojis } from './emoji-catalogue.ts';
import { rememberEmoji, skinTone } from './recent-emojis.ts';

const pluginKey = new PluginKey('emoji');
const MOST = 8;
/** Shorter queries such as `:)` and `12:30` do not search. */
const SHORTEST_QUERY = 2;

/** Suggests emojis for `:smi`. The chosen emoji replaces the code as plain text. */
export const EmojiSuggestion = Extension.create({
  name: 'emojiSuggestion',
  addProseMirrorPlugins() {
    return [
      Suggestion<Emoji, Emoji>({
        editor: this.editor,
        pluginKey,
        char: ':',
        minQueryLength: SHORTEST_QUERY,
        items: async ({ query }) => searchEmojis(await loadEmojis(), query, MOST),
        allow: ({ editor }) => !editor.isActive('code') && !editor.isActive('codeBlock'),
        command: ({ editor, range, props: emoji }) => {
          rememberEmoji(emoji);
          const text = inTone(emoji, skinTone());
          editor.chain().focus().insertContentAt(range, { type: 'text', text }).run();
        },
        render: suggestionList<Emoji>({
          pluginKey,
          heading: (query) => i18next.t('emoji.suggestions', { query }),
          keyOf: ({ codes }) => codes,
          row: (emoji) => (
            <>
              <span className={classes.glyph} aria-hidden="true">
                {inTone(emoji, skinTone())}
              </span>
              <span>{nameOf(emoji, i18next.language)}</span>
            </>
          ),
        }),
      }),
    ];
  },
});

import { Extension } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import Suggestion from '@tiptap/suggestion';
import i18next from 'i18next';
import type { MentionPlace, Suggested } from '../../mentions/mention-place.ts';
import { mentionable } from './mentionable.ts';
import classes from './Mentions.module.css';
import { suggestionList } from './suggestion-list.ts';

/** Minimum query length: more than one character (part 2 §5). */
const QUERY_MIN = 2;
/** Debounce of the search in milliseconds (part 2 §9). */
const DEBOUNCE_MS = 400;

const pluginKey = new PluginKey('mentions');

function Row({ member }: { member: Suggested }) {
  return (
    <>
      <img className={classes.avatar} src={member.avatar} alt="" width={28} height={28} />
      <span className={classes.words}>
        <bdi className={classes.name}>{member.name}</bdi>
        <bdi className={classes.username}>@{member.username}</bdi>
      </span>
    </>
  );
}

/**
 * Suggests members after `@`. Calls `place` each time, because a text can move to another board while it is written.
 */
export const mentionSuggestions = (place: () => MentionPlace) =>
  Extension.create({
    name: 'mentionSuggestions',
    addProseMirrorPlugins() {
      let hasFailed = false;
      const search = async (query: string, signal: AbortSignal): Promise<Suggested[]> => {
        hasFailed = false;
        try {
          return await mentionable(place(), query, signal);
        } catch {
          hasFailed = !signal.aborted;
          return [];
        }
      };
      const noteOf = ({ query, loading }: { query: string; loading: boolean }): string | null => {
        if (query.length < QUERY_MIN) return null;
        if (loading) return i18next.t('editor.mentions.searching');
        return i18next.t(hasFailed ? 'editor.mentions.failed' : 'editor.mentions.nobody');
      };
      return [
        Suggestion<Suggested, Suggested>({
          editor: this.editor,
          pluginKey,
          char: '@',
          minQueryLength: QUERY_MIN,
          debounce: DEBOUNCE_MS,
          allow: ({ editor }) => place() !== null && !editor.isActive('codeBlock') && !editor.isActive('code'),
          items: ({ query, signal }) => search(query, signal),
          command: ({ editor, range, props: { id, username } }) => {
            const isFollowedBySpace = editor.state.doc.textBetween(range.to, range.to + 1, '') === ' ';
            const mention = { type: 'mention', attrs: { id, username } };
            editor
              .chain()
              .focus()
              .insertContentAt(range, isFollowedBySpace ? [mention] : [mention, { type: 'text', text: ' ' }])
              .run();
          },
          render: suggestionList<Suggested>({
            pluginKey,
            heading: (query) => i18next.t('editor.mentions.heading', { query }),
            keyOf: ({ id }) => String(id),
            row: (member) => <Row member={member} />,
            note: noteOf,
          }),
        }),
      ];
    },
  });

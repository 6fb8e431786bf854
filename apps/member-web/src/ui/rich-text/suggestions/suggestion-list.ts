import { ReactRenderer } from '@tiptap/react';
import type { PluginKey } from '@tiptap/pm/state';
import { exitSuggestion, type SuggestionOptions, type SuggestionProps } from '@tiptap/suggestion';
import type { ReactNode } from 'react';
import { optionId, SuggestionList, type SuggestionListProps } from './SuggestionList.tsx';
import classes from './SuggestionList.module.css';

interface Options<Item> {
  /** The suggestion plugin's key, with which Tab ends the suggestion. */
  pluginKey: PluginKey;
  heading: (query: string) => string;
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** Text for an empty list. Null (or no function) hides the list, and Enter is the editor's again. */
  note?: (state: { query: string; loading: boolean }) => string | null;
}

/** Attribute of the editor's element while a list is open, which then handles Enter and Escape. */
const OPEN = 'data-suggesting';
/** Mantine's dialogs ignore Escape if the key's target has this attribute. */
const OWNS_ESCAPE = 'data-mantine-stop-propagation';

/** Whether a suggestion list is open in this editor, so that Enter chooses instead of submitting (part 2 §5). */
export const isSuggesting = (editorElement: Element): boolean => editorElement.hasAttribute(OPEN);

let lists = 0;

/**
 * Renders the items of a `@tiptap/suggestion` plugin as a listbox at the caret. Arrow keys, Enter and clicks choose,
 * Escape and Tab close. Pass the result as the plugin's `render`. Its `command` receives the chosen item.
 */
export function suggestionList<Item>(options: Options<Item>): NonNullable<SuggestionOptions<Item, Item>['render']> {
  return () => {
    const id = `suggestions-${(lists += 1)}`;
    let drawn: ReactRenderer<unknown, SuggestionListProps> | null = null;
    let unmount: (() => void) | null = null;
    let latest: SuggestionProps<Item, Item> | null = null;
    let items: readonly Item[] = [];
    let active = 0;
    let ownedEscape: string | null = null;

    const noteOf = ({ query, loading }: SuggestionProps<Item, Item>) => options.note?.({ query, loading }) ?? null;
    const isOpen = () => latest !== null && (items.length > 0 || noteOf(latest) !== null);

    function choose(index: number): void {
      const item = items[index];
      if (item !== undefined) latest?.command(item);
    }

    function draw(): void {
      if (!latest || !drawn) return;
      drawn.updateProps({
        id,
        heading: options.heading(latest.query),
        rows: items.map((item) => ({ key: options.keyOf(item), content: options.row(item) })),
        active,
        note: noteOf(latest),
        onChoose: choose,
        onPoint: moveTo,
      });
      mark(latest.editor.view.dom);
    }

    function mark(element: HTMLElement): void {
      const set = (name: string, value: string | null) =>
        value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
      set(OPEN, isOpen() ? '' : null);
      set(OWNS_ESCAPE, isOpen() ? 'true' : ownedEscape);
      set('aria-controls', items.length > 0 ? id : null);
      set('aria-activedescendant', items.length > 0 ? optionId(id, active) : null);
    }

    function moveTo(index: number): void {
      active = index;
      draw();
    }

    function update(props: SuggestionProps<Item, Item>): void {
      if (props.query !== latest?.query) active = 0;
      latest = props;
      // The plugin clears the items before each answer. Keeping the old ones prevents flicker.
      if (!props.loading) items = props.items;
      active = Math.min(active, Math.max(0, items.length - 1));
      draw();
    }

    return {
      onStart(props) {
        const { dom } = props.editor.view;
        ownedEscape = dom.getAttribute(OWNS_ESCAPE);
        items = [];
        drawn = new ReactRenderer(SuggestionList, {
          editor: props.editor,
          className: classes.place,
          props: { id, heading: '', rows: [], active: 0, note: null, onChoose: choose, onPoint: moveTo },
        });
        const place = drawn.element;
        // Inside the surrounding dialog, so that its focus trap and layer include the list.
        (dom.closest('[role="dialog"]') ?? document.body).append(place);
        unmount = props.mount(place, {
          onPosition: ({ x, y, strategy }) => {
            const widest = Math.max(8, window.innerWidth - place.offsetWidth - 8);
            Object.assign(place.style, {
              position: strategy,
              left: `${Math.min(Math.max(8, x), widest)}px`,
              top: `${y}px`,
            });
          },
        });
        update(props);
      },
      onUpdate: update,
      onExit(props) {
        latest = null;
        items = [];
        mark(props.editor.view.dom);
        unmount?.();
        drawn?.element.remove();
        drawn?.destroy();
        drawn = null;
      },
      onKeyDown({ view, event }) {
        if (!isOpen() || event.isComposing) return false;
        if (event.key === 'Escape') {
          // The plugin closes the list, and a surrounding dialog stays open.
          event.stopPropagation();
          return true;
        }
        if (event.key === 'Tab') {
          exitSuggestion(view, options.pluginKey);
          return false;
        }
        if (event.key === 'Enter') {
          choose(active);
          return true;
        }
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined) return false;
        if (items.length > 0) moveTo((active + step + items.length) % items.length);
        return true;
      },
    };
  };
}

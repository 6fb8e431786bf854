import { lyceumExtensions } from '@lyceum/editor/schema';
import Placeholder from '@tiptap/extension-placeholder';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { GifImage } from '@lyceum/editor/gif';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../part/Part.tsx';
import textClasses from '../RichText.module.css';
import classes from './RichTextField.module.css';
import type { MentionPlace } from '../mentions/mention-place.ts';
import { insertQuote } from './insert-quote.ts';
import { mentionSuggestions } from './suggestions/mentions.tsx';
import { isSuggesting } from './suggestions/suggestion-list.ts';
import { EmojiSuggestion } from './emoji/emoji-suggestion.tsx';
import { PanelButtons } from './panels/PanelButtons.tsx';
import { usePanels } from './panels/use-panels.ts';
import { Toolbar } from './Toolbar.tsx';
import { useAddedFiles } from './use-added-files.ts';
import type { ToolSet } from './toolbar-items.ts';

// Small and opened by a click. The emoji catalogue loads on first use.
const EmojiPanel = lazyPart(() => import('./emoji/EmojiPanel.tsx'), 'member');
const GifPanel = lazyPart(() => import('./gifs/GifPanel.tsx'), 'member');

/** The editor's imperative handle, for the stand-in that takes the keys until the editor is mounted. */
export interface EditorHandle {
  /** Focuses the end of the editor and inserts the text that was typed on the stand-in. */
  takeOver: (typed: string) => void;
  /** Inserts a quote at the caret. */
  quote: (html: string) => void;
}

interface Props {
  value: string;
  onChange: (html: string) => void;
  onSubmit: () => void;
  placeholder: string;
  tools: ToolSet;
  actions?: ReactNode;
  labelledBy: string;
  describedBy: string | undefined;
  /** Determines whom `@` suggests. */
  mentions: MentionPlace;
  /** Keeps Escape within the field, for example in a dialog. */
  ownsEscape: boolean;
  submitOnEnter?: boolean;
  /** Enter submits, and the text has one line (part 2 §5). */
  singleLine?: boolean;
  /** Sends a GIF instead of a text. Without it there is no GIF button. */
  onGif?: (gif: GifImage) => void;
  /** Receives files pasted or dropped on `frame`. Without it they are refused. */
  onFiles?: (files: File[]) => void;
  /** Loaded, but not yet in the place of the stand-in. */
  arriving?: boolean;
  /** The element around the whole field. */
  frame: RefObject<HTMLElement | null>;
  /** Called once the editor is mounted and takes keys. */
  onReady: (hands: EditorHandle) => void;
}

/** Plain text of a paste. If only formatted text is available, each block becomes a line. */
function plainText(data: DataTransfer | null): string {
  const text = data?.getData('text/plain');
  if (text) return text;
  const html = (data?.getData('text/html') ?? '').replace(/<br\b[^>]*>|<\/(?:p|div|h\d|li|tr|pre)>/gi, '\n');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script, style').forEach((element) => element.remove());
  return body.textContent.trim();
}

/** The real editor, in a separate chunk. Code of the first load must not import it. */
export default function Editor(props: Props) {
  const { value, onChange, onSubmit, placeholder, tools, actions, labelledBy, describedBy } = props;
  const { mentions, ownsEscape, submitOnEnter = false, singleLine = false, arriving = false, onGif, onReady } = props;
  const { t } = useTranslation();
  const filesRefused = useAddedFiles(props.frame, props.onFiles);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const emitted = useRef(value);
  // The editor is created once with its handlers, so they read the latest props from a ref.
  const latest = useRef({ onChange, onSubmit, onReady, submitOnEnter, singleLine, mentions });
  useEffect(() => {
    latest.current = { onChange, onSubmit, onReady, submitOnEnter, singleLine, mentions };
  });

  const editor = useEditor({
    extensions: [
      ...lyceumExtensions(),
      Placeholder.configure({ placeholder }),
      EmojiSuggestion,
      mentionSuggestions(() => latest.current.mentions),
    ],
    content: value,
    // The content security policy forbids injected style elements. RichTextField.module.css contains the same rules.
    injectCSS: false,
    onUpdate: (event) => {
      emitted.current = event.editor.isEmpty ? '' : event.editor.getHTML();
      latest.current.onChange(emitted.current);
    },
    editorProps: {
      attributes: {
        class: `${textClasses.text} ${classes.editor}`,
        role: 'textbox',
        'aria-multiline': singleLine ? 'false' : 'true',
        'aria-labelledby': labelledBy,
        // Mantine's dialogs check this attribute.
        ...(ownsEscape && { 'data-mantine-stop-propagation': 'true' }),
      },
      // Pastes plain text only (part 2 §5). `pasteText` calls this again without clipboard data, which passes.
      handlePaste: (view, event) => {
        const text = plainText(event.clipboardData);
        const pasted = latest.current.singleLine ? text?.replace(/\s*\n\s*/g, ' ') : text;
        return pasted ? view.pasteText(pasted) : false;
      },
      handleKeyDown: (view, event) => {
        if (view.composing || event.isComposing) return false;
        if (event.key !== 'Enter' || isSuggesting(view.dom)) return false;
        const { submitOnEnter: onEnter, singleLine: isSingle } = latest.current;
        const submits = event.ctrlKey || event.metaKey || ((onEnter || isSingle) && !event.shiftKey);
        if (submits) latest.current.onSubmit();
        return submits || isSingle;
      },
    },
  });

  useEffect(() => {
    latest.current.onReady({
      takeOver: (typed) => {
        editor.commands.setTextSelection(editor.state.doc.content.size);
        editor.view.focus();
        for (const [index, line] of typed.split('\n').entries()) {
          if (index > 0) editor.commands.splitBlock();
          if (line) editor.commands.insertContent({ type: 'text', text: line });
        }
      },
      quote: (html) => insertQuote(editor, html),
    });
  }, [editor]);

  // Replaces the content only for changes from outside: cleared after posting, or restored after a refusal.
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    const { dom } = editor.view;
    if (describedBy) {
      dom.setAttribute('aria-describedby', describedBy);
      dom.setAttribute('aria-invalid', 'true');
    } else {
      dom.removeAttribute('aria-describedby');
      dom.removeAttribute('aria-invalid');
    }
  }, [editor, describedBy]);

  const panels = usePanels(box, () => editor.commands.focus());
  function insert(char: string): void {
    panels.close();
    editor.chain().focus().insertContent({ type: 'text', text: char }).run();
  }

  const { open } = panels;
  return (
    // States of the editor (part 2 §4): idle or active, empty, and whether Enter does not submit.
    <div
      ref={box}
      className={arriving ? classes.arriving : undefined}
      data-editor
      data-active={hasFocus || open !== null || undefined}
      data-empty={value.length === 0 || undefined}
      data-no-submit-on-enter={(!submitOnEnter && !singleLine) || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHasFocus(false)}
      onKeyDown={panels.onKeyDown}
    >
      <EditorContent editor={editor} className={classes.content} data-single-line={singleLine || undefined} />
      {filesRefused && (
        <p className={classes.filesRefused} role="alert">
          {t('editor.noFiles')}
        </p>
      )}
      {open !== null && (
        <Part>
          {open === 'emoji' && <EmojiPanel id={panelId} onChoose={insert} />}
          {open === 'gif' && onGif && (
            <GifPanel
              id={panelId}
              onClose={panels.close}
              onSend={(gif) => {
                panels.close();
                onGif(gif);
              }}
            />
          )}
        </Part>
      )}
      <div className={classes.foot}>
        <Toolbar editor={editor} tools={tools} />
        <PanelButtons open={open} panelId={panelId} onToggle={panels.toggle} withGifs={onGif !== undefined} />
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}

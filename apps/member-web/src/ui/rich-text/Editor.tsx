import { lyceumExtensions } from '@lyceum/editor/schema';
import Placeholder from '@tiptap/extension-placeholder';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, type ReactNode } from 'react';
import textClasses from '../RichText.module.css';
import classes from './RichTextField.module.css';
import type { MentionPlace } from '../mentions/mention-place.ts';
import { insertQuote } from './insert-quote.ts';
import { mentionSuggestions } from './suggestions/mentions.tsx';
import { isSuggesting } from './suggestions/suggestion-list.ts';
import { Toolbar } from './Toolbar.tsx';
import type { ToolSet } from './toolbar-items.ts';

/** The editor's imperative handle, for the stand-in that takes the keys until the editor is mounted. */
export interface EditorHandle {
  /** Gives it the focus, at its end, and puts in what was typed on the stand-in. */
  takeOver: (typed: string) => void;
  /** At the caret. */
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
  /** Whom `@` suggests. */
  mentions: MentionPlace;
  /** Escape is for the field alone, wherever it lies. */
  ownsEscape: boolean;
  submitOnEnter?: boolean;
  /** Called once the editor is mounted and takes keys. */
  onReady: (hands: EditorHandle) => void;
}

/** The real editor. A chunk of its own: nothing that shows a screen may import it. */
export default function Editor(props: Props) {
  const { value, onChange, onSubmit, placeholder, tools, actions, labelledBy, describedBy } = props;
  const { mentions, ownsEscape, submitOnEnter = false, onReady } = props;
  const emitted = useRef(value);
  // The editor is made once and keeps its handlers; what they call is always of the latest render.
  const latest = useRef({ onChange, onSubmit, onReady, submitOnEnter, mentions });
  useEffect(() => {
    latest.current = { onChange, onSubmit, onReady, submitOnEnter, mentions };
  });

  const editor = useEditor({
    extensions: [
      ...lyceumExtensions(),
      Placeholder.configure({ placeholder }),
      mentionSuggestions(() => latest.current.mentions),
    ],
    content: value,
    // Its style element would need the policy's leave; RichTextField.module.css holds the same rules.
    injectCSS: false,
    onUpdate: (event) => {
      emitted.current = event.editor.isEmpty ? '' : event.editor.getHTML();
      latest.current.onChange(emitted.current);
    },
    editorProps: {
      attributes: {
        class: `${textClasses.text} ${classes.editor}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        // The library's dialogs look for it.
        ...(ownsEscape && { 'data-mantine-stop-propagation': 'true' }),
      },
      // Plain text only (part 2 §5). The library's own call comes back without clipboard data and passes.
      handlePaste: (view, event) => {
        const text = event.clipboardData?.getData('text/plain');
        return text ? view.pasteText(text) : false;
      },
      handleKeyDown: (view, event) => {
        if (view.composing || event.isComposing || isSuggesting(view.dom)) return false;
        const submits = event.ctrlKey || event.metaKey || (latest.current.submitOnEnter && !event.shiftKey);
        if (event.key !== 'Enter' || !submits) return false;
        latest.current.onSubmit();
        return true;
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

  // Only a change that did not come from here: clearing after posting, or text that came back after a refusal.
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

  return (
    <>
      <EditorContent editor={editor} className={classes.content} />
      <div className={classes.foot}>
        <Toolbar editor={editor} tools={tools} />
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </>
  );
}

import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkForm } from './LinkForm.tsx';
import classes from './RichTextField.module.css';
import { ICON, icons, toolSets, type ToolName, type ToolSet } from './toolbar-items.ts';

type Tool = Exclude<ToolName, 'link'>;

const run: Record<Tool, (editor: Editor) => void> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  underline: (editor) => editor.chain().focus().toggleUnderline().run(),
  strike: (editor) => editor.chain().focus().toggleStrike().run(),
  heading2: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  heading3: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  blockquote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  code: (editor) => editor.chain().focus().toggleCode().run(),
  codeBlock: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  rule: (editor) => editor.chain().focus().setHorizontalRule().run(),
};

function isOn(editor: Editor, name: ToolName): boolean {
  if (name === 'heading2') return editor.isActive('heading', { level: 2 });
  if (name === 'heading3') return editor.isActive('heading', { level: 3 });
  return name !== 'rule' && editor.isActive(name);
}

/** Toolbar with one tab stop. The arrow keys move between the buttons. */
export function Toolbar({ editor, tools }: { editor: Editor; tools: ToolSet }) {
  const { t } = useTranslation();
  const names: ToolName[] = toolSets[tools];
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => names.filter((name) => isOn(current, name)).join(' '),
  }).split(' ');

  function walk(event: React.KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (stop + by + names.length) % names.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  if (linking) return <LinkForm editor={editor} onDone={() => setLinking(false)} />;
  return (
    <div ref={bar} className={classes.tools} role="toolbar" aria-label={t('editor.toolbar')} onKeyDown={walk}>
      {names.map((name, index) => {
        const Icon = icons[name];
        return (
          <button
            key={name}
            type="button"
            className={classes.tool}
            tabIndex={index === stop ? 0 : -1}
            aria-label={t(`editor.${name}`)}
            title={t(`editor.${name}`)}
            aria-pressed={name === 'rule' ? undefined : on.includes(name)}
            // Keeps the focus and the selection in the text.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => (name === 'link' ? setLinking(true) : run[name](editor))}
          >
            <Icon {...ICON} />
          </button>
        );
      })}
    </div>
  );
}

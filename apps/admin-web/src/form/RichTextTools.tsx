import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import TitleOutlined from '@mui/icons-material/TitleOutlined';
import TextFieldsOutlined from '@mui/icons-material/TextFieldsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { LinkRow } from './LinkRow.tsx';

type Name = 'bold' | 'italic' | 'heading2' | 'heading3' | 'bulletList' | 'orderedList' | 'blockquote' | 'link';

interface Tool {
  name: Name;
  icon: typeof FormatBold;
  isOn: (editor: Editor) => boolean;
  /** Absent if the tool first asks for more input. */
  run?: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    icon: FormatBold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: FormatItalic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading2',
    icon: TitleOutlined,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading3',
    icon: TextFieldsOutlined,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    icon: FormatListBulleted,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: FormatListNumbered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: FormatQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'link', icon: LinkOutlined, isOn: (editor) => editor.isActive('link') },
];

/** Toolbar with one tab stop. The arrow keys move between the buttons. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      TOOLS.filter((tool) => tool.isOn(current))
        .map(({ name }) => name)
        .join(' '),
  }).split(' ');

  function walk(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (stop + by + TOOLS.length) % TOOLS.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  if (linking) return <LinkRow editor={editor} onDone={() => setLinking(false)} />;
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={walk}
      sx={({ tokens }) => ({ display: 'flex', flexWrap: 'wrap', p: 0.5, borderBottom: `1px solid ${tokens.line}` })}
    >
      {TOOLS.map(({ name, icon: Icon, run }, index) => (
        <IconButton
          key={name}
          size="small"
          tabIndex={index === stop ? 0 : -1}
          aria-label={translate(`richText.${name}`)}
          title={translate(`richText.${name}`)}
          aria-pressed={on.includes(name)}
          // Keeps the focus and the selection in the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => (run ? run(editor) : setLinking(true))}
          sx={({ tokens }) => ({ '&[aria-pressed="true"]': { bgcolor: tokens.accentSoft, color: tokens.accentText } })}
        >
          <Icon />
        </IconButton>
      ))}
    </Box>
  );
}

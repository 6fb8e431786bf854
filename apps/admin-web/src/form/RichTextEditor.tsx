import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { lyceumExtensions } from '@lyceum/editor/schema';
import { EditorContent, useEditor } from '@tiptap/react';
import { takeGivenFiles } from '@lyceum/browser/given-files';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { fonts } from '../theme/tokens.ts';
import { RichTextTools } from './RichTextTools.tsx';

interface Props {
  label: string;
  value: string;
  /** Only of what was written here: words that nobody touched stay as they came. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  required?: boolean;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Takes pictures and other files that are pasted or dropped; without it they are refused. */
  onFiles?: (files: File[]) => void;
  /** In pixels. */
  height?: number;
}

/** The one editor of the console, in a form or in a dialog: the schema is that of the member app, and so is what is kept of it. */
export function RichTextEditor({ label, value, onChange, onBlur, required = false, error, ...props }: Props) {
  const { onFiles, height = 260 } = props;
  const translate = useTranslate();
  const ids = { label: useId(), error: useId() };
  const latest = useRef(onChange);
  const emitted = useRef(value);
  useEffect(() => {
    latest.current = onChange;
  });
  const editor = useEditor({
    extensions: lyceumExtensions(),
    content: emitted.current,
    // Its style element would need the policy's leave.
    injectCSS: false,
    onUpdate: ({ editor: current }) => {
      emitted.current = current.isEmpty ? '' : current.getHTML();
      latest.current(emitted.current);
    },
    editorProps: {
      // Given anew with each drawing, whether its view stands in the document yet or not.
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': ids.label,
        'aria-invalid': String(error !== undefined),
        ...(error ? { 'aria-describedby': ids.error } : {}),
      },
    },
  });

  // Only what did not come from here: another version of the record.
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const field = useRef<HTMLDivElement>(null);
  const [filesRefused, setFilesRefused] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    setFilesRefused(files.length > 0 && !onFiles);
    if (files.length > 0) onFiles?.(files);
  });
  useEffect(() => takeGivenFiles(field.current!, (files) => take(files)), []);

  return (
    <div ref={field}>
      <Box id={ids.label} component="span" sx={{ display: 'block', mb: 0.75, fontSize: '0.875rem', fontWeight: 550 }}>
        {label}
        {required ? ' *' : ''}
      </Box>
      <Box
        sx={({ tokens }) => ({
          border: `1px solid ${tokens.lineControl}`,
          borderRadius: '10px',
          '& .ProseMirror': {
            minHeight: height,
            p: 2,
            outlineOffset: '-2px',
            lineHeight: 1.6,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          },
          '& .ProseMirror h2, & .ProseMirror h3': { fontFamily: fonts.serif, m: '1em 0 0.4em' },
          '& .ProseMirror p': { m: 0, mb: '0.75em' },
        })}
        onBlur={onBlur}
      >
        <RichTextTools editor={editor} label={translate('richText.tools')} />
        <EditorContent editor={editor} />
      </Box>
      {filesRefused ? (
        <FormHelperText error role="alert">
          {translate('richText.noFiles')}
        </FormHelperText>
      ) : null}
      {error ? (
        <FormHelperText id={ids.error} error>
          {error}
        </FormHelperText>
      ) : null}
    </div>
  );
}

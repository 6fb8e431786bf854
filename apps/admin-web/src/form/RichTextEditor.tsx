import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { lyceumExtensions } from '@lyceum/editor/schema';
import { EditorContent, useEditor } from '@tiptap/react';
import { listenForFiles } from '@lyceum/browser/transferred-files';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { fonts } from '../theme/tokens.ts';
import { RichTextTools } from './RichTextTools.tsx';

interface Props {
  label: string;
  value: string;
  /** Called only for edits by the user. Content that the user does not touch keeps its original HTML. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  required?: boolean;
  /** Validation error. */
  error?: string | undefined;
  /** Receives pasted or dropped files. Without it the editor refuses files. */
  onFiles?: (files: File[]) => void;
  /** Height in pixels. */
  height?: number;
}

/** Rich-text editor of the console. It uses the member app's schema, so both apps keep the same markup. */
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
    // The content security policy forbids injected style elements.
    injectCSS: false,
    onUpdate: ({ editor: current }) => {
      emitted.current = current.isEmpty ? '' : current.getHTML();
      latest.current(emitted.current);
    },
    editorProps: {
      // Passed on every render, because TipTap applies new attributes even before the view is in the document.
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': ids.label,
        'aria-invalid': String(error !== undefined),
        ...(error ? { 'aria-describedby': ids.error } : {}),
      },
    },
  });

  // Replaces the content only if the value comes from outside, such as a newer version of the record.
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
  useEffect(() => listenForFiles(field.current!, (files) => take(files)), []);

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

import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { lyceumExtensions } from '@lyceum/editor/schema';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { type InputProps, useInput } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { fonts } from '../theme/tokens.ts';
import { RichTextTools } from './RichTextTools.tsx';

type Props = Pick<InputProps, 'source' | 'validate'> & { label: string };

/** The one editor, in a form of the console: the schema is that of the member app, and so is what is kept of it. */
export function RichTextInput({ label, ...props }: Props) {
  const translate = useTranslate();
  const { field, fieldState, isRequired } = useInput({ ...props, defaultValue: '' });
  const ids = { label: useId(), error: useId() };
  const latest = useRef(field.onChange);
  const emitted = useRef(String(field.value ?? ''));
  useEffect(() => {
    latest.current = field.onChange;
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
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': ids.label },
    },
  });

  // Only what did not come from here: another version of the record.
  useEffect(() => {
    const value = String(field.value ?? '');
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, field.value]);

  const { error } = fieldState;
  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-invalid', String(error !== undefined));
    if (error) dom.setAttribute('aria-describedby', ids.error);
    else dom.removeAttribute('aria-describedby');
  }, [editor, error, ids.error]);

  return (
    <div>
      <Box id={ids.label} component="span" sx={{ display: 'block', mb: 0.75, fontSize: '0.875rem', fontWeight: 550 }}>
        {label}
        {isRequired ? ' *' : ''}
      </Box>
      <Box
        sx={({ tokens }) => ({
          border: `1px solid ${tokens.lineControl}`,
          borderRadius: '10px',
          '& .ProseMirror': {
            minHeight: 260,
            p: 2,
            outlineOffset: '-2px',
            lineHeight: 1.6,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          },
          '& .ProseMirror h2, & .ProseMirror h3': { fontFamily: fonts.serif, m: '1em 0 0.4em' },
          '& .ProseMirror p': { m: 0, mb: '0.75em' },
        })}
        onBlur={field.onBlur}
      >
        <RichTextTools editor={editor} label={translate('richText.tools')} />
        <EditorContent editor={editor} />
      </Box>
      {error ? (
        <FormHelperText id={ids.error} error>
          {translate('richText.required')}
        </FormHelperText>
      ) : null}
    </div>
  );
}

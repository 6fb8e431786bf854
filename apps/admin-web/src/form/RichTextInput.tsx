import { type InputProps, useInput } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

type Props = Pick<InputProps, 'source' | 'validate'> & { label: string };

/** {@link RichTextEditor} as a form field. */
export function RichTextInput({ label, ...props }: Props) {
  const translate = useTranslate();
  const { field, fieldState, isRequired } = useInput({ ...props, defaultValue: '' });
  return (
    <RichTextEditor
      label={label}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      required={isRequired}
      error={fieldState.error && translate('richText.required')}
    />
  );
}

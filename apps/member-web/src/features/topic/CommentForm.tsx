import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../lib/html.ts';
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx';

interface Props {
  label: string;
  placeholder: string;
  submit: string;
  value: string;
  onChange: (html: string) => void;
  onSubmit: (html: string) => void;
  onCancel?: () => void;
  busy?: boolean;
  /** Why the last try came back. */
  refusal: string | null;
}

/** Where a comment or a reply is written, or written better. */
export function CommentForm({ label, placeholder, submit, value, onChange, onSubmit, onCancel, busy, refusal }: Props) {
  const { t } = useTranslation();
  const [empty, setEmpty] = useState(false);

  function send(): void {
    if (busy) return;
    if (!textOf(value)) return setEmpty(true);
    onSubmit(value);
  }

  return (
    <RichTextField
      label={label}
      labelHidden
      placeholder={placeholder}
      value={value}
      onChange={(html) => {
        setEmpty(false);
        onChange(html);
      }}
      onSubmit={send}
      error={empty ? t('errors.contentRequired') : refusal}
      actions={
        <>
          {onCancel && (
            <Button size="compact-md" variant="subtle" onClick={onCancel}>
              {t('app.cancel')}
            </Button>
          )}
          <Button size="compact-md" title={t('editor.submitHint')} loading={busy} onClick={send}>
            {submit}
          </Button>
        </>
      }
    />
  );
}

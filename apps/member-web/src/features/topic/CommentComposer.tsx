import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { textOf } from '../../lib/html.ts';
import { loginPath } from '../../lib/return-to.ts';
import type { Me } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx';
import classes from './CommentComposer.module.css';

interface Props {
  me: Me;
  value: string;
  onChange: (html: string) => void;
  onPost: (html: string) => void;
  /** Why the last comment came back. */
  refusal: string | null;
}

export function CommentComposer({ me, value, onChange, onPost, refusal }: Props) {
  const { t } = useTranslation();
  const [empty, setEmpty] = useState(false);

  function submit(): void {
    if (!textOf(value)) return setEmpty(true);
    onPost(value);
  }

  return (
    <div className={classes.composer}>
      <Avatar member={me} size={36} />
      <div className={classes.field}>
        <RichTextField
          label={t('comments.write')}
          labelHidden
          placeholder={t('comments.placeholder')}
          value={value}
          onChange={(html) => {
            setEmpty(false);
            onChange(html);
          }}
          onSubmit={submit}
          error={empty ? t('errors.contentRequired') : refusal}
          actions={
            <Button size="compact-md" title={t('editor.submitHint')} onClick={submit}>
              {t('comments.post')}
            </Button>
          }
        />
      </div>
    </div>
  );
}

export function CommentLogin() {
  const { t } = useTranslation();
  const location = useLocation();
  return (
    <div className={classes.guest}>
      <Button component={Link} to={loginPath(location)} variant="light">
        {t('comments.guest')}
      </Button>
    </div>
  );
}

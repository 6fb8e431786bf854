import { useTranslation } from 'react-i18next';
import type { PostFile } from '../../../entities/media/upload/post-file.ts';
import type { Me } from '../../../lib/session/session.ts';
import { Avatar } from '../../../entities/members/Avatar.tsx';
import classes from './CommentComposer.module.css';
import { CommentForm } from './CommentForm.tsx';

interface Props {
  me: Me;
  value: string;
  onChange: (html: string) => void;
  files: PostFile[];
  onFiles: (update: (before: PostFile[]) => PostFile[]) => void;
  onSubmit: (html: string) => void;
  onGif: (html: string, url: string) => void;
  kept: boolean;
  discard: () => () => void;
  /** Why the last comment was refused. */
  refusal: string | null;
}

/** Form for a new comment. */
export function CommentComposer({ me, ...form }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.composer}>
      <Avatar member={me} size={36} />
      <div className={classes.field}>
        <CommentForm
          label={t('comments.write')}
          placeholder={t('comments.placeholder')}
          submit={t('comments.post')}
          {...form}
        />
      </div>
    </div>
  );
}

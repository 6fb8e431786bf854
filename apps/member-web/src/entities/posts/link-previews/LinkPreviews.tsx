import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { acting, useMe } from '../../../lib/session/session.ts';
import { useSettings } from '../../../lib/session/settings.ts';
import { toast } from '../../../lib/toast.ts';
import classes from './LinkPreviews.module.css';
import { previewsOptions, useRemovePreview } from './previews.query.ts';

/** Previews of the links in a post. The server has fetched them: nothing here leads to another site until a click. */
export default function LinkPreviews({ postId, authorId }: { postId: number; authorId: number }) {
  const { t } = useTranslation();
  const isOn = useSettings()?.link_previews === '1';
  const me = acting(useMe());
  const { data: previews = [] } = useQuery({ ...previewsOptions(postId), enabled: isOn });
  const remove = useRemovePreview(postId);
  if (!isOn || previews.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('linkPreviews.label')}>
      {previews.map(({ url, title, description, site, image }) => (
        <li key={url} className={classes.card}>
          <a href={url} className={classes.link} target="_blank" rel="nofollow noopener noreferrer">
            {image && <img className={classes.image} src={image} alt="" loading="lazy" />}
            <span className={classes.words}>
              <span className={classes.site}>{site}</span>
              <span className={classes.title} dir="auto">
                {title}
              </span>
              {description && (
                <span className={classes.description} dir="auto">
                  {description}
                </span>
              )}
            </span>
          </a>
          {me?.id === authorId && (
            <button
              type="button"
              className={classes.remove}
              aria-label={t('linkPreviews.remove', { title })}
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(url, {
                  onSuccess: () => toast({ kind: 'success', text: t('linkPreviews.removed') }),
                  onError: () => toast({ kind: 'error', text: t('errors.action') }),
                })
              }
            >
              <IconX size={16} stroke={1.8} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

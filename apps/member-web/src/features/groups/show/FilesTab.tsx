import { Button } from '@mantine/core';
import { IconFiles, IconFileText, IconMusic } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '@lyceum/browser/client';
import { isDocument } from '@lyceum/contracts/documents';
import { sizeOf } from '../../../lib/file-size.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { useMe } from '../../../lib/session/session.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { Part } from '../../../ui/part/Part.tsx';
import classes from '../../../ui/place/Place.module.css';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { askAnew } from '../queries/ask-anew.ts';
import { putGroup } from '../queries/groups.mutations.ts';
import type { Group } from '../queries/groups.query.ts';
import { AddFiles } from './AddFiles.tsx';
import files from './Files.module.css';

type GroupFile = Group['uploads'][number];

/** Tab with the files of a group, newest first. Members may add files (part 3 §3). */
export function FilesTab({ group }: { group: Group }) {
  const { t } = useTranslation();
  const [removes, setRemoves] = useState<GroupFile | null>(null);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (file: GroupFile) =>
      api('DELETE /api/v4/groups/{id}/files/{file_id}', { params: { id: group.id, file_id: file.id } }),
    onSuccess: ({ data }) => putGroup(client, data),
    onSettled: () => askAnew(client),
  });
  const me = useMe();
  const { language } = useReader();
  const manages = group.permissions.includes('MANAGE');
  return (
    <section className={classes.card} data-padded aria-label={t('groups.tabs.files')}>
      {group.permissions.includes('ADD_FILES') && <AddFiles group={group} />}
      {group.uploads.length === 0 ? (
        <EmptyState quiet icon={<IconFiles size={24} stroke={1.6} />} title={t('groups.files.none')} />
      ) : (
        <ul className={files.list}>
          {group.uploads.map((file) => (
            <li key={file.id} className={files.file}>
              <Shown file={file} />
              <div className={files.words}>
                <a href={file.source} target="_blank" rel="noreferrer" className={files.name}>
                  {file.name}
                </a>
                <p className={classes.quiet}>
                  <RelativeTime moment={file.created_at} />
                  {file.size !== undefined && ` · ${sizeOf(file.size, language)}`}
                </p>
              </div>
              {(manages || file.user_id === me?.id) && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('groups.files.removeOne', { name: file.name })}
                  onClick={() => setRemoves(file)}
                >
                  {t('groups.files.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {removes && (
        <Part missing="opened">
          <ConfirmDialog
            title={t('groups.files.removeSure', { name: removes.name })}
            text={t('groups.files.removeText')}
            action={t('groups.files.remove')}
            onConfirm={() => remove.mutateAsync(removes)}
            onDone={() => setRemoves(null)}
          />
        </Part>
      )}
    </section>
  );
}

function Shown({ file: { thumbnail, filetype } }: { file: GroupFile }) {
  const Sign = isDocument(filetype) ? IconFileText : IconMusic;
  if (thumbnail) return <img className={files.picture} src={thumbnail} alt="" loading="lazy" />;
  return (
    <span className={files.picture} aria-hidden="true">
      <Sign size={22} stroke={1.6} />
    </span>
  );
}

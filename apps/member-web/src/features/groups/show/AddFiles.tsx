import { Button, FileButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENTS, PICTURES, SOUNDS } from '@lyceum/browser/accepted';
import { api } from '@lyceum/browser/client';
import { GROUP_LIMITS } from '@lyceum/contracts/groups/limits';
import { UploadTile } from '../../../entities/media/upload/UploadTile.tsx';
import { useUploads } from '../../../entities/media/upload/use-uploads.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { askAnew } from '../queries/ask-anew.ts';
import { putGroup } from '../queries/groups.mutations.ts';
import type { Group } from '../queries/groups.query.ts';
import files from './Files.module.css';
import { firstMessage } from '../../../lib/first-message.ts';

/** Adds files to a group. Each file belongs to the group when its upload finishes. */
export function AddFiles({ group }: { group: Group }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const uploads = useUploads(GROUP_LIMITS.filesAdded);
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: (upload_uuids: string[]) =>
      api('POST /api/v4/groups/{id}/files', { params: { id: group.id }, body: { upload_uuids } }),
    onSuccess: ({ data }) => putGroup(client, data),
    onError: (error) => setRefusal(firstMessage(error) || t('errors.action')),
    onSettled: () => askAnew(client),
  });
  async function keep(stored: readonly ({ uuid: string } | null)[]): Promise<void> {
    const uuids = stored.flatMap((file) => (file ? [file.uuid] : []));
    if (uuids.length > 0) await add.mutateAsync(uuids).catch(() => undefined);
    uploads.forget(uuids);
  }
  async function choose(chosen: File[]): Promise<void> {
    setRefusal(null);
    await keep(await uploads.add(chosen));
  }
  return (
    <div className={files.add}>
      <FileButton multiple accept={`${PICTURES},${SOUNDS},${DOCUMENTS}`} onChange={(chosen) => void choose(chosen)}>
        {(props) => (
          <Button variant="default" loading={uploads.busy || add.isPending} {...props}>
            {t('groups.files.add')}
          </Button>
        )}
      </FileButton>
      {uploads.items
        .filter(({ state }) => state !== 'complete')
        .map((item) => (
          <UploadTile
            key={item.uuid}
            name={item.file.name}
            state={item.state}
            progress={item.progress}
            file={item.file}
            onRemove={() => uploads.remove(item.uuid)}
            onRetry={() => void uploads.retry(item).then((stored) => keep([stored]))}
          />
        ))}
      <Refusal>{refusal}</Refusal>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useState } from 'react';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from 'react-i18next';
import { SavedPicture } from '../../../entities/media/upload/SavedPicture.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { Part } from '../../../ui/part/Part.tsx';
import classes from '../../../ui/place/Form.module.css';
import { askAnew } from '../queries/ask-anew.ts';
import type { Group } from '../queries/groups.query.ts';
import { generalBody, GeneralFields } from './GeneralFields.tsx';
import { changeOf, useSaveGroup } from './use-save-group.ts';

/** Part of the group form with name, description, picture and visibility, and the close button. */
export function GeneralPart({ group }: { group: Group }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [closes, setCloses] = useState(false);
  const { send, refused } = useSaveGroup(group);
  const { name, description, status } = group;
  const form = useForm({
    ...useValues({ name, description, status }),
    schema: changeOf,
    body: generalBody,
    send,
    refused,
  });
  const close = useMutation({
    mutationFn: () => api('POST /api/v4/groups/{id}/close', { params: { id: group.id }, body: {} }),
    onSettled: () => askAnew(client),
  });
  return (
    <>
      <SavedPicture
        label={t('groups.edit.picture')}
        image={group.image}
        choose={t('groups.edit.choosePicture')}
        without={t('groups.edit.noPicture')}
        save={(image_uuid) => send({ image_uuid })}
        refused={refused}
      />
      <form className={classes.fields} ref={form.box} onSubmit={form.submit} noValidate>
        <GeneralFields form={form} onSubmit={() => form.submit()} />
        <Refusal>{form.refusal}</Refusal>
        <div className={classes.buttons}>
          <Button type="submit" loading={form.busy}>
            {t('groups.edit.save')}
          </Button>
          {group.permissions.includes('CLOSE') && (
            <Button variant="subtle" color="danger" onClick={() => setCloses(true)}>
              {t('groups.edit.close')}
            </Button>
          )}
        </div>
      </form>
      {closes && (
        <Part missing="opened">
          <ConfirmDialog
            title={t('groups.edit.closeSure', { name })}
            text={t('groups.edit.closeText')}
            action={t('groups.edit.close')}
            onConfirm={close.mutateAsync}
            onDone={() => setCloses(false)}
          />
        </Part>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from '../../../ui/place/Form.module.css';
import { askAnew } from '../queries/ask-anew.ts';
import { putGroup } from '../queries/groups.mutations.ts';
import { generalBody, GeneralFields, NEW_GROUP } from './GeneralFields.tsx';

const newGroup = () => import('@lyceum/contracts/groups/groups').then((contract) => contract.groupInput);

/** Dialog that creates a group. Its creator becomes the owner. */
export default function NewGroupDialog({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const found = useMutation({
    mutationFn: (body: ReturnType<typeof generalBody>) => api('POST /api/v3/groups', { body }),
  });
  const form = useForm({
    ...useValues(NEW_GROUP),
    schema: newGroup,
    body: generalBody,
    send: found.mutateAsync,
    done: ({ data }) => {
      putGroup(client, data);
      void askAnew(client);
      toast({ kind: 'success', text: t('groups.edit.made') });
      onDone();
      void navigate(paths.group(data.slug));
    },
  });
  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={form.busy} onClick={() => form.submit()}>
        {t('groups.edit.create')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('groups.new')} onClose={onDone} buttons={buttons} wide>
      <div ref={form.box} className={classes.fields}>
        <GeneralFields form={form} onSubmit={() => form.submit()} />
        <Refusal>{form.refusal}</Refusal>
      </div>
    </Dialog>
  );
}

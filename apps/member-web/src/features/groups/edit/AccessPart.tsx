import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from '../../../ui/place/Form.module.css';
import type { Group } from '../queries/groups.query.ts';
import { groupKeys } from '../queries/keys.ts';
import { changeOf, useSaveGroup } from './use-save-group.ts';

/** Part of the group form: who may invite others, and which levels joining requires. */
export function AccessPart({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { send, refused } = useSaveGroup(group);
  const { data: levels = [] } = useQuery({
    queryKey: groupKeys.levels,
    queryFn: async ({ signal }) => (await api('GET /api/v3/levels', { signal })).data,
  });
  const form = useForm({
    ...useValues({ invites: group.allow_user_invites, levels: group.levels.map(({ id }) => String(id)) }),
    schema: changeOf,
    body: (values) => ({ allow_user_invites: values.invites, level_ids: values.levels.map(Number) }),
    send,
    refused,
    names: { level_ids: 'levels', allow_user_invites: 'invites' },
  });
  return (
    <form className={classes.fields} ref={form.box} onSubmit={form.submit} noValidate>
      <Checkbox label={t('groups.edit.invites')} {...form.tick('invites')} />
      {levels.length > 0 && (
        <Checkbox.Group
          label={t('groups.edit.levels')}
          description={t('groups.edit.levelsHint')}
          {...form.field('levels')}
        >
          <div className={classes.ticks}>
            {levels.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <Refusal>{form.refusal}</Refusal>
      <div className={classes.buttons}>
        <Button type="submit" loading={form.busy}>
          {t('groups.edit.save')}
        </Button>
      </div>
    </form>
  );
}

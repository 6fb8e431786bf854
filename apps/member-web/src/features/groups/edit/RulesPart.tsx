import '@mantine/core/styles/Input.css';
import { Button, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from '../../../ui/place/Form.module.css';
import type { Group } from '../queries/groups.query.ts';
import { changeOf, useSaveGroup } from './use-save-group.ts';

const rulesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Part of the group form with the rules, one per line. */
export function RulesPart({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { send, refused } = useSaveGroup(group);
  const form = useForm({
    ...useValues({ rules: group.rules.join('\n') }),
    schema: changeOf,
    body: ({ rules }) => ({ rules: rulesIn(rules) }),
    send,
    refused,
  });
  return (
    <form className={classes.fields} ref={form.box} onSubmit={form.submit} noValidate>
      <Textarea label={t('groups.edit.rulesField')} autosize minRows={6} {...form.field('rules')} />
      <Refusal>{form.refusal}</Refusal>
      <div className={classes.buttons}>
        <Button type="submit" loading={form.busy}>
          {t('groups.edit.save')}
        </Button>
      </div>
    </form>
  );
}

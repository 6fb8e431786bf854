import '@mantine/core/styles/Input.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { groups } from '@lyceum/contracts';
import { GROUP_LIMITS } from '@lyceum/contracts/groups/limits';
import { useTranslation } from 'react-i18next';
import type { useForm } from '../../../lib/forms/use-form.ts';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';

export interface General {
  name: string;
  description: string;
  status: groups.GroupStatus;
}
export const NEW_GROUP: General = { name: '', description: '', status: 'public' };

const STATUSES = ['public', 'private', 'secret'] as const;

/** Converts form values to the request. */
export const generalBody = (values: General) => ({ ...values, name: values.name.trim() });

interface Props {
  form: Pick<ReturnType<typeof useForm<General, never, never, unknown>>, 'field'>;
  onSubmit: () => void;
}

/** Fields for what a group is and who sees it, for a new group and the first part of the form. */
export function GeneralFields({ form, onSubmit }: Props) {
  const { t } = useTranslation();
  const status = form.field('status');
  return (
    <>
      <TextInput label={t('groups.edit.name')} maxLength={GROUP_LIMITS.name} data-autofocus {...form.field('name')} />
      <NativeSelect
        label={t('groups.edit.status')}
        description={t(`groups.edit.statusHint.${status.value}`)}
        data={STATUSES.map((value) => ({ value, label: t(`groups.status.${value}`) }))}
        {...status}
      />
      <RichTextField
        label={t('groups.edit.description')}
        placeholder={t('groups.edit.descriptionPlaceholder')}
        tall
        {...form.field('description')}
        onSubmit={onSubmit}
      />
    </>
  );
}

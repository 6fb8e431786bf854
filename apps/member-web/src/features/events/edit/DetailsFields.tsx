import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EVENT_LIMITS } from '@lyceum/contracts/calendar/limits';
import { useTranslation } from 'react-i18next';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import { categoriesOptions } from '../queries/events.query.ts';
import classes from '../../../ui/place/Form.module.css';
import type { DetailsForm } from './use-details-form.ts';

const STATUSES = ['public', 'private', 'secret'] as const;

/** Time zones of the browser, plus UTC and the event's own zone. */
const zonesWith = (own: string): string[] => [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();

/** Fields for what an event is and when, for a new event and the first part of the form. */
export function DetailsFields({ form, onSubmit }: { form: DetailsForm; onSubmit: () => void }) {
  const { t } = useTranslation();
  const { data: categories = [] } = useQuery(categoriesOptions);
  const zone = form.field('zone');
  const allDay = form.tick('allDay');
  return (
    <>
      <TextInput label={t('events.edit.name')} maxLength={EVENT_LIMITS.title} data-autofocus {...form.field('title')} />
      <div className={classes.pair}>
        <Moment label={t('events.edit.begins')} wholeDays={allDay.checked} {...form.field('begins')} />
        <Moment label={t('events.edit.ends')} wholeDays={allDay.checked} {...form.field('ends')} />
      </div>
      <Checkbox label={t('events.edit.allDay')} {...allDay} />
      <div className={classes.pair}>
        <NativeSelect label={t('events.edit.zone')} data={zonesWith(zone.value)} {...zone} />
        <NativeSelect
          label={t('events.edit.category')}
          data={[
            { value: '', label: t('events.edit.noCategory') },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.field('category')}
        />
      </div>
      <div className={classes.pair}>
        <NativeSelect
          label={t('events.edit.status')}
          description={t(`events.edit.statusHint.${form.field('status').value}`)}
          data={STATUSES.map((value) => ({ value, label: t(`events.status.${value}`) }))}
          {...form.field('status')}
        />
        <TextInput type="color" label={t('events.edit.color')} className={classes.color} {...form.field('color')} />
      </div>
      <RichTextField
        label={t('events.edit.description')}
        placeholder={t('events.edit.descriptionPlaceholder')}
        tall
        {...form.field('description')}
        onSubmit={onSubmit}
      />
    </>
  );
}

interface MomentProps {
  label: string;
  value: string;
  wholeDays: boolean;
  error?: string;
  onChange: (value: string) => void;
}

/** Date field, with a time unless the event lasts whole days. Keeps the time in case the member unticks whole days. */
function Moment({ label, value, wholeDays, error, onChange }: MomentProps) {
  return wholeDays ? (
    <TextInput
      type="date"
      label={label}
      error={error}
      value={value.slice(0, 10)}
      onChange={({ currentTarget }) => onChange(currentTarget.value && currentTarget.value + value.slice(10))}
    />
  ) : (
    <TextInput
      type="datetime-local"
      label={label}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

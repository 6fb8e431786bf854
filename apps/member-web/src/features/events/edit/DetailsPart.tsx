import { Button } from '@mantine/core';
import { useState } from 'react';
import CancelDialog from './CancelDialog.tsx';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { Part } from '../../../ui/part/Part.tsx';
import type { Event } from '../queries/events.query.ts';
import { DetailsFields } from './DetailsFields.tsx';
import classes from './Edit.module.css';
import { PictureField } from './PictureField.tsx';
import { useDetailsForm } from './use-details-form.ts';
import { useSaveEvent } from './use-save-event.ts';
import { detailsOf } from './values.ts';

/** Title, dates, description, picture; and the way to cancel it. */
export function DetailsPart({ event }: { event: Event }) {
  const { t } = useTranslation();
  const [cancels, setCancels] = useState(false);
  const { send } = useSaveEvent(event);
  const form = useDetailsForm(detailsOf(event), send, () => undefined);
  return (
    <>
      <PictureField event={event} />
      <form className={classes.fields} ref={form.box} onSubmit={form.submit} noValidate>
        <DetailsFields form={form} onSubmit={() => form.submit()} />
        <Refusal>{form.refusal}</Refusal>
        <div className={classes.buttons}>
          <Button type="submit" loading={form.busy}>
            {t('events.edit.save')}
          </Button>
          {event.permissions.includes('CANCEL') && (
            <Button variant="subtle" color="danger" onClick={() => setCancels(true)}>
              {t('events.edit.cancel')}
            </Button>
          )}
        </div>
      </form>
      {cancels && (
        <Part missing="opened">
          <CancelDialog event={event} onDone={() => setCancels(false)} />
        </Part>
      )}
    </>
  );
}

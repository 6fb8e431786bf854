import { Button } from '@mantine/core';
import { useState } from 'react';
import CancelDialog from './CancelDialog.tsx';
import { SavedPicture } from '../../../entities/media/upload/SavedPicture.tsx';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { Part } from '../../../ui/part/Part.tsx';
import type { Event } from '../queries/events.query.ts';
import { DetailsFields } from './DetailsFields.tsx';
import classes from '../../../ui/place/Form.module.css';
import { useDetailsForm } from './use-details-form.ts';
import { useSaveEvent } from './use-save-event.ts';
import { detailsOf } from './values.ts';

/** Part of the event form with title, dates, description and picture, and the cancel button. */
export function DetailsPart({ event }: { event: Event }) {
  const { t } = useTranslation();
  const [cancels, setCancels] = useState(false);
  const { send, refused } = useSaveEvent(event);
  const form = useDetailsForm(detailsOf(event), send, () => undefined);
  return (
    <>
      <SavedPicture
        label={t('events.edit.picture')}
        image={event.image}
        choose={t('events.edit.choosePicture')}
        without={t('events.edit.noPicture')}
        save={(image_uuid) => send({ image_uuid })}
        refused={refused}
      />
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

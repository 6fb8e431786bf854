import Button from '@mui/material/Button';
import { useState } from 'react';
import { HttpError, type RaRecord, useListContext } from 'react-admin';
import { type ReasonsKey, useTranslate } from '../i18n/use-translate.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { type SendEach, useBulkCommand } from './use-bulk-command.ts';

interface Props<R extends RaRecord<number>> {
  /** Of the chosen records those that it can be done to; without one there is no button. */
  to: (record: R) => boolean;
  nameOf: (record: R) => string;
  verb: string;
  hint: string;
  reasons: ReasonsKey;
  send: SendEach;
}

/** A status of which the dialog says our words, not those for the status. */
const REFUSED = 409;
/** So many names are told; the rest by number. */
const TOLD = 5;

/** A command to all chosen records of a list, with one reason for all of them. */
export function BulkCommand<R extends RaRecord<number>>({ to, nameOf, verb, hint, reasons, send }: Props<R>) {
  const translate = useTranslate();
  const { data = [], selectedIds } = useListContext<R>();
  // As they were when it was asked for: what the list shows meanwhile does not change under one's hands.
  const [asking, setAsking] = useState<R[] | null>(null);
  const command = useBulkCommand(send);
  const chosen = data.filter((record) => selectedIds.includes(record.id) && to(record));
  const namesOf = (records: R[]) => {
    const names = records.slice(0, TOLD).map(nameOf).join(', ');
    const others = records.length - TOLD;
    return others > 0 ? translate('bulk.names', { names, count: others }) : names;
  };
  const labelOf = (records: R[]) => translate('bulk.verb', { verb, count: records.length });
  const run = async (records: R[], reason: string) => {
    const ids = records.map(({ id }) => id);
    const { refused, why } = await command(ids, reason);
    if (why === null) return;
    setAsking(records.filter(({ id }) => refused.includes(id)));
    throw new HttpError(why, REFUSED);
  };
  return (
    <>
      {chosen.length > 0 ? (
        <Button size="small" variant="outlined" onClick={() => setAsking(chosen)}>
          {labelOf(chosen)}
        </Button>
      ) : null}
      {asking ? (
        <ReasonDialog
          title={labelOf(asking)}
          hint={
            <>
              <strong>{namesOf(asking)}</strong>
              <div>{hint}</div>
            </>
          }
          submit={labelOf(asking)}
          reasons={reasons}
          onSubmit={(reason) => run(asking, reason)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}

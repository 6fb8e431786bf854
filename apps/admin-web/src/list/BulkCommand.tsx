import Button from '@mui/material/Button';
import { useState } from 'react';
import { HttpError, type RaRecord, useListContext } from 'react-admin';
import { type ReasonsKey, useTranslate } from '../i18n/use-translate.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { type SendEach, useBulkCommand } from './use-bulk-command.ts';

interface Props<R extends RaRecord<number>> {
  /** Whether the command applies to a record. If it applies to no selected record, the button is hidden. */
  to: (record: R) => boolean;
  nameOf: (record: R) => string;
  verb: string;
  hint: string;
  reasons: ReasonsKey;
  send: SendEach;
}

/** Any status for which the dialog shows the error's own message, not a standard text. */
const REFUSED = 409;
/** Maximum number of names to list. The text counts the rest. */
const TOLD = 5;

/** Sends a command for each selected record of a list, with one shared reason. */
export function BulkCommand<R extends RaRecord<number>>({ to, nameOf, verb, hint, reasons, send }: Props<R>) {
  const translate = useTranslate();
  const { data = [], selectedIds } = useListContext<R>();
  // The records at the time of the click. A refetch of the list must not change the dialog.
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

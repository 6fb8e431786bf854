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
  /** Whether finished records stay selected, so that another command can undo this one. */
  keepsSelection?: boolean;
  send: SendEach;
}

/** Any status for which the dialog shows the error's own message, not a standard text. */
const REFUSED = 409;
/** Maximum number of names to list. The text counts the rest. */
const TOLD = 5;

/** Sends a command for each selected record of a list, with one shared reason. */
export function BulkCommand<R extends RaRecord<number>>({
  to,
  nameOf,
  verb,
  hint,
  reasons,
  keepsSelection = false,
  send,
}: Props<R>) {
  const translate = useTranslate();
  const { data = [], selectedIds } = useListContext<R>();
  // The records at the time of the click. A refetch of the list must not change the dialog.
  const [asking, setAsking] = useState<R[] | null>(null);
  const command = useBulkCommand(send, keepsSelection);
  const chosen = data.filter((record) => selectedIds.includes(record.id) && to(record));
  const listed = (texts: string[]) => {
    const names = texts.slice(0, TOLD).join(', ');
    const others = texts.length - TOLD;
    return others > 0 ? translate('bulk.names', { names, count: others }) : names;
  };
  const labelOf = (records: R[]) => translate('bulk.verb', { verb, count: records.length });
  const run = async (records: R[], reason: string) => {
    const ids = records.map(({ id }) => id);
    const whyOf = new Map((await command(ids, reason)).map(({ id, why }) => [id, why]));
    if (whyOf.size === 0) return;
    const failed = records.filter(({ id }) => whyOf.has(id));
    setAsking(failed);
    const why = listed(failed.map((record) => `${nameOf(record)} (${whyOf.get(record.id)!})`));
    throw new HttpError(translate('bulk.failed', { count: failed.length, why }), REFUSED);
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
              <strong>{listed(asking.map(nameOf))}</strong>
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

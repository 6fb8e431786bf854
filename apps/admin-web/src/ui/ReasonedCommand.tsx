import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { type Send, useCommand } from '../data/use-command.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { ReasonsKey } from '../i18n/use-translate.ts';

interface Asked {
  /** Name of the affected record, shown first in the dialog. */
  name: string;
  title: string;
  hint: string;
  submit: string;
  /** Key of the predefined reasons. Null if the command needs no reason. */
  reasons: ReasonsKey | null;
  /** Notification after success. */
  done: string;
  send: Send<string>;
}

interface Props {
  asked: Asked;
  label: string;
  /** Accessible name of the button within a list row, which must include the record's name. */
  rowLabel?: string | undefined;
  disabled?: boolean;
  sx?: ButtonProps['sx'];
}

/** Button that sends one command with a reason, on a page or in a list row. */
export function ReasonedCommand({ asked, label, rowLabel, disabled = false, sx }: Props) {
  // The command at the time of the click. A refetch must not change the open dialog.
  const [asking, setAsking] = useState<Asked | null>(null);
  const ask = (event: MouseEvent) => {
    // Otherwise the click would also open the row.
    event.stopPropagation();
    setAsking(asked);
  };
  return (
    <>
      <Button
        variant="outlined"
        size={rowLabel ? 'small' : 'medium'}
        onClick={ask}
        disabled={disabled}
        aria-label={rowLabel}
        sx={[Boolean(rowLabel) && { borderColor: 'divider' }, ...(Array.isArray(sx) ? sx : [sx])]}
      >
        {label}
      </Button>
      {asking ? <CommandDialog {...asking} onClose={() => setAsking(null)} /> : null}
    </>
  );
}

function CommandDialog({ name, title, hint, submit, reasons, done, send, onClose }: Asked & { onClose: () => void }) {
  const command = useCommand(send, done);
  return (
    // React bubbles events of the dialog through the portal to the row that opened it.
    <div onClick={(event) => event.stopPropagation()}>
      <ReasonDialog
        title={title}
        hint={
          <>
            <Box component="strong" sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
              {name}
            </Box>
            {hint}
          </>
        }
        submit={submit}
        reasons={reasons}
        onSubmit={command}
        onClose={onClose}
      />
    </div>
  );
}

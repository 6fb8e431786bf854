import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { type Send, useCommand } from '../data/use-command.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { ReasonsKey } from '../i18n/use-translate.ts';

interface Asked {
  /** What it is done to; stands first in the dialog. */
  name: string;
  title: string;
  hint: string;
  submit: string;
  /** The texts under which the usual reasons stand. */
  reasons: ReasonsKey;
  /** What is said when it is done. */
  done: string;
  send: Send<string>;
}

interface Props {
  asked: Asked;
  label: string;
  /** In a row, where the button's name must tell what it is about: that name. */
  rowLabel?: string | undefined;
  sx?: ButtonProps['sx'];
}

/** A button that sends one command with a reason, from a page or from a row of a list. */
export function ReasonedCommand({ asked, label, rowLabel, sx }: Props) {
  // As it was when it was asked for: what is done does not change under one's hands.
  const [asking, setAsking] = useState<Asked | null>(null);
  const ask = (event: MouseEvent) => {
    // The row around it would open.
    event.stopPropagation();
    setAsking(asked);
  };
  return (
    <>
      <Button
        variant="outlined"
        size={rowLabel ? 'small' : 'medium'}
        onClick={ask}
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
    // React lets events of a dialog rise to the row that asked for it, however far away it is drawn.
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '../data/use-command.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

interface Props {
  kind: 'topic' | 'comment';
  id: number;
  name: string;
  /** In a row, where the button's name must tell what it brings back. */
  small?: boolean;
}

/** Brings a deleted topic or comment back, with a reason. */
export function RestoreCommand({ kind, id, name, small = false }: Props) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const ask = (event: MouseEvent) => {
    // The row around it would open.
    event.stopPropagation();
    setAsking(true);
  };
  return (
    <>
      <Button
        variant="outlined"
        size={small ? 'small' : 'medium'}
        onClick={ask}
        aria-label={small ? translate('deleted.restoreNamed', { name }) : undefined}
        sx={small ? { borderColor: 'divider' } : undefined}
      >
        {translate('deleted.restore')}
      </Button>
      {asking ? <RestoreDialog kind={kind} id={id} name={name} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function RestoreDialog({ kind, id, name, onClose }: Omit<Props, 'small'> & { onClose: () => void }) {
  const translate = useTranslate();
  const send = useCommand(
    (provider, reason: string) =>
      kind === 'topic' ? provider.restoreTopic({ id, reason }) : provider.restoreComment({ id, reason }),
    translate(`deleted.done.${kind}`),
  );
  return (
    // React lets events of a dialog rise to the row that asked for it, however far away it is drawn.
    <div onClick={(event) => event.stopPropagation()}>
      <ReasonDialog
        title={translate(`deleted.title.${kind}`)}
        hint={
          <>
            <Box component="strong" sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
              {name}
            </Box>
            {translate('deleted.hint')}
          </>
        }
        submit={translate('deleted.restore')}
        reasons="deleted.reasons"
        onSubmit={send}
        onClose={onClose}
      />
    </div>
  );
}

import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Member } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useLevels } from '../levels/use-levels.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Button and dialog that grant a membership level, optionally until a day. */
export function GrantLevel({ member }: { member: Member }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {translate('member.grant')}
      </Button>
      {asking ? <GrantDialog member={member} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** End of the chosen day in the administrator's own time zone. */
const endOf = (day: string): string | null => (day ? new Date(`${day}T23:59:59`).toISOString() : null);

function GrantDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const translate = useTranslate();
  const levels = useLevels();
  const [levelId, setLevelId] = useState('');
  const [day, setDay] = useState('');
  const send = useCommand(
    (provider, reason: string) =>
      provider.grantLevel({ id: member.id, level_id: Number(levelId), expires_at: endOf(day), reason }),
    translate('member.levelGranted'),
  );
  return (
    <ReasonDialog
      title={translate('member.grantTitle', { name: member.name })}
      submit={translate('member.grant')}
      reasons="member.grantReasons"
      invalid={levelId ? null : translate('member.pickLevel')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        select
        required
        label={translate('resources.levels.name', { count: 1 })}
        value={levelId}
        onChange={({ target }) => setLevelId(target.value)}
      >
        {levels.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        label={translate('member.lastDay')}
        helperText={translate('member.lastDayHint')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ReasonDialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Member } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

type Role = Member['role'];
const ROLES: Role[] = ['member', 'moderator', 'admin'];

/** Button and dialog that change a member's role. */
export function ChangeRole({ member }: { member: Member }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('member.changeRole')}
      </Button>
      {asking ? <ChangeRoleDialog member={member} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function ChangeRoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const translate = useTranslate();
  const [role, setRole] = useState<Role>(member.role);
  const send = useCommand(
    (provider, reason: string) => provider.changeRole({ id: member.id, role, reason }),
    translate('member.roleChanged'),
  );
  return (
    <ReasonDialog
      title={translate('member.changeRoleTitle', { name: member.name })}
      submit={translate('member.changeRole')}
      reasons="member.reasons"
      invalid={role === member.role ? translate('member.pickAnother') : null}
      onSubmit={send}
      onClose={onClose}
    >
      <RoleChoice role={role} onChange={setRole} />
    </ReasonDialog>
  );
}

function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const translate = useTranslate();
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ fontSize: '0.875rem', fontWeight: 550, mb: 0.5 }}>
        {translate('resources.members.fields.role')}
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} value={role} onChange={(_, value) => onChange(value as Role)}>
        {ROLES.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={<RoleText role={each} />}
            sx={{ alignItems: 'flex-start', my: 0.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function RoleText({ role }: { role: Role }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'block', pt: 1 }}>
      {translate(`app.roles.${role}`)}
      <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {translate(`member.roles.${role}`)}
      </Box>
    </Box>
  );
}

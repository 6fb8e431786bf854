import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Member } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Button and dialog that erase a member for good. The viewer must type the username first. */
export function EraseMember({ member }: { member: Member }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('member.erase')}
      </Button>
      {asking ? <EraseDialog member={member} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function EraseDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const erase = useCommand(
    (provider, reason: string) => provider.eraseMember({ id: member.id, reason }),
    translate('member.erased'),
  );
  return (
    <ReasonDialog
      title={translate('member.eraseTitle', { name: member.name })}
      hint={translate('member.eraseHint')}
      submit={translate('member.erase')}
      reasons="member.eraseReasons"
      invalid={typed.trim() === member.username ? null : translate('member.eraseMismatch')}
      onSubmit={async (reason) => {
        await erase(reason);
        void navigate('/members');
      }}
      onClose={onClose}
    >
      <TextField
        label={translate('member.eraseConfirm', { username: member.username })}
        value={typed}
        autoFocus
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
    </ReasonDialog>
  );
}

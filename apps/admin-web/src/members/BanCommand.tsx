import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Member } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Ban durations in days. 0 means until staff lift the ban. */
const TERMS = [1, 7, 30, 0] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Bans a member temporarily or permanently, or lifts the ban. */
export function BanCommand({ member }: { member: Member }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outlined" color={member.banned ? 'primary' : 'error'} onClick={() => setAsking(true)}>
        {translate(member.banned ? 'member.unban' : 'member.ban')}
      </Button>
      {asking ? (
        member.banned ? (
          <UnbanDialog member={member} onClose={close} />
        ) : (
          <BanDialog member={member} onClose={close} />
        )
      ) : null}
    </>
  );
}

interface Props {
  member: Member;
  onClose: () => void;
}

function BanDialog({ member, onClose }: Props) {
  const translate = useTranslate();
  const [days, setDays] = useState<number>(7);
  const send = useCommand(
    (provider, reason: string) =>
      provider.banMember({
        id: member.id,
        until: days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString(),
        reason,
      }),
    translate('member.bannedDone'),
  );
  return (
    <ReasonDialog
      title={translate('member.banTitle', { name: member.name })}
      hint={translate('member.banHint')}
      submit={translate('member.ban')}
      reasons="member.banReasons"
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('member.banTerm')}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
      >
        {TERMS.map((term) => (
          <MenuItem key={term} value={term}>
            {term === 0 ? translate('member.forGood') : translate('member.days', { count: term })}
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  );
}

function UnbanDialog({ member, onClose }: Props) {
  const translate = useTranslate();
  const send = useCommand(
    (provider, reason: string) => provider.unbanMember({ id: member.id, reason }),
    translate('member.unbannedDone'),
  );
  return (
    <ReasonDialog
      title={translate('member.unbanTitle', { name: member.name })}
      submit={translate('member.unban')}
      reasons="member.unbanReasons"
      onSubmit={send}
      onClose={onClose}
    />
  );
}

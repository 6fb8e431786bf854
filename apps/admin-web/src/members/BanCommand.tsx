import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Member } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { endAfter, SuspensionTerm, USUAL_TERM } from './SuspensionTerm.tsx';

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
  const [days, setDays] = useState(USUAL_TERM);
  const send = useCommand(
    (provider, reason: string) => provider.banMember({ id: member.id, until: endAfter(days), reason }),
    translate('member.bannedDone'),
  );
  return (
    <ReasonDialog
      title={translate('member.banTitle', { name: member.name })}
      hint={translate('member.banHint')}
      submit={translate('member.ban')}
      reasons="member.banReasons"
      memberReads
      onSubmit={send}
      onClose={onClose}
    >
      <SuspensionTerm value={days} onChange={setDays} />
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

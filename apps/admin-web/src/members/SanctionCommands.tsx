import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Member } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { RuleField } from './RuleField.tsx';
import { SilenceTerm, usualSilence } from './SilenceTerm.tsx';

interface DialogProps {
  member: Member;
  onClose: () => void;
}

/** Warns a member, who has to read the reason. */
export function WarnCommand({ member }: { member: Member }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('member.warn')}
      </Button>
      {asking ? <WarnDialog member={member} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function WarnDialog({ member, onClose }: DialogProps) {
  const translate = useTranslate();
  const [rule, setRule] = useState<string | null>(null);
  const send = useCommand(
    (provider, reason: string) => provider.warnMember({ id: member.id, reason, rule }),
    translate('member.warned'),
  );
  return (
    <ReasonDialog
      title={translate('member.warnTitle', { name: member.name })}
      hint={translate('member.warnHint')}
      submit={translate('member.warn')}
      reasons="member.sanctionReasons"
      memberReads
      onSubmit={send}
      onClose={onClose}
    >
      <RuleField value={rule} onChange={setRule} />
    </ReasonDialog>
  );
}

/** Lets a member only read until a time, or ends that. */
export function SilenceCommand({ member }: { member: Member }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate(member.silenced_until ? 'member.unsilence' : 'member.silence')}
      </Button>
      {asking ? (
        member.silenced_until ? (
          <UnsilenceDialog member={member} onClose={close} />
        ) : (
          <SilenceDialog member={member} onClose={close} />
        )
      ) : null}
    </>
  );
}

function SilenceDialog({ member, onClose }: DialogProps) {
  const translate = useTranslate();
  const [rule, setRule] = useState<string | null>(null);
  const [until, setUntil] = useState<string | null>(usualSilence);
  const send = useCommand(
    (provider, reason: string) => provider.silenceMember({ id: member.id, reason, rule, until: until! }),
    translate('member.silenced'),
  );
  return (
    <ReasonDialog
      title={translate('member.silenceTitle', { name: member.name })}
      hint={translate('member.silenceHint')}
      submit={translate('member.silence')}
      reasons="member.sanctionReasons"
      memberReads
      invalid={until === null ? translate('member.silenceEnd') : null}
      onSubmit={send}
      onClose={onClose}
    >
      <SilenceTerm value={until} onChange={setUntil} />
      <RuleField value={rule} onChange={setRule} />
    </ReasonDialog>
  );
}

function UnsilenceDialog({ member, onClose }: DialogProps) {
  const translate = useTranslate();
  const send = useCommand(
    (provider, reason: string) => provider.unsilenceMember({ id: member.id, reason }),
    translate('member.unsilenced'),
  );
  return (
    <ReasonDialog
      title={translate('member.unsilenceTitle', { name: member.name })}
      submit={translate('member.unsilence')}
      reasons="member.unbanReasons"
      onSubmit={send}
      onClose={onClose}
    />
  );
}

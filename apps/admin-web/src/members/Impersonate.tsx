import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { ConsoleDataProvider, Member } from '../data/types.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Starts an impersonation and opens the community as that member. A bar there ends it. */
export function Impersonate({ member }: { member: Member }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [asking, setAsking] = useState(false);
  const start = async (reason: string) => {
    await provider.impersonate({ id: member.id, reason });
    // The session now belongs to the member, so all state of the console is invalid. Hence a full page load.
    window.location.assign('/');
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('member.impersonate')}
      </Button>
      {asking ? (
        <ReasonDialog
          title={translate('member.impersonateTitle', { name: member.name })}
          hint={translate('member.impersonateHint')}
          submit={translate('member.impersonate')}
          reasons="member.impersonateReasons"
          onSubmit={start}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Holder, Trophy } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PeoplePanel } from '../record/PeoplePanel.tsx';
import { RecordLink } from '../ui/links.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

/** Panel of the members who hold a trophy. With `mayGrant`, an administrator can grant and revoke it. */
export function Holders({ trophy: { id, title }, mayGrant }: { trophy: Trophy; mayGrant: boolean }) {
  const translate = useTranslate();
  const [given, setGiven] = useState('');
  const member_id = Number(given);
  const isId = Number.isInteger(member_id) && member_id > 0;
  return (
    <PeoplePanel<Holder>
      title={translate('trophy.holders')}
      name={['trophies', 'holders', id]}
      ask={(provider, asked) => provider.holders(id, asked)}
      failed={translate('trophy.holdersFailed')}
      nobody={translate('trophy.nobody')}
      row={(holder) => (
        <li key={holder.member_id}>
          <RecordLink resource="members" id={holder.member_id}>
            {holder.name}
          </RecordLink>
          <span>{translate(holder.granted ? 'trophy.byHandShort' : 'trophy.byRules')}</span>
          {mayGrant ? (
            <ReasonedCommand
              label={translate('trophy.take')}
              rowLabel={translate('trophy.takeOf', { name: holder.name })}
              sx={{ ml: 'auto' }}
              asked={{
                ...{ name: holder.name, title: translate('trophy.takeTitle'), hint: translate('trophy.takeHint') },
                ...{ submit: translate('trophy.take'), reasons: 'trophy.takeReasons' },
                ...{ done: translate('trophy.taken') },
                send: (to, reason) => to.takeTrophy({ id, member_id: holder.member_id, reason }),
              }}
            />
          ) : null}
        </li>
      )}
    >
      {mayGrant ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
          <TextField
            label={translate('trophy.member')}
            value={given}
            size="small"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            onChange={(event) => setGiven(event.target.value)}
          />
          {isId ? (
            <ReasonedCommand
              label={translate('trophy.grant')}
              asked={{
                ...{ name: title, title: translate('trophy.grantTitle'), hint: translate('trophy.grantHint') },
                ...{ submit: translate('trophy.grant'), reasons: 'trophy.grantReasons' },
                ...{ done: translate('trophy.granted') },
                send: (to, reason) => to.grantTrophy({ id, member_id, reason }),
              }}
            />
          ) : null}
        </Box>
      ) : null}
    </PeoplePanel>
  );
}

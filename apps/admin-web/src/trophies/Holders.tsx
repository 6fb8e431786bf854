import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, Trophy } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';
import { RecordLink } from '../ui/links.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

/** Who has it; a named administrator gives it to others, and takes it away. */
export function Holders({ trophy: { id, title }, mayGrant }: { trophy: Trophy; mayGrant: boolean }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [given, setGiven] = useState('');
  const holders = useQuery({ queryKey: ['trophies', 'holders', id], queryFn: () => provider.holders(id) });
  const member_id = Number(given);
  const isId = Number.isInteger(member_id) && member_id > 0;
  return (
    <Panel title={translate('trophy.holders')}>
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
      {holders.data?.data.length === 0 ? <Typography>{translate('trophy.nobody')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {holders.data?.data.map((holder) => (
          <Box component="li" key={holder.member_id} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1 }}>
            <RecordLink resource="members" id={holder.member_id}>
              {holder.name}
            </RecordLink>
            <span>{translate(holder.granted ? 'trophy.byHandShort' : 'trophy.byRules')}</span>
            {mayGrant ? (
              <ReasonedCommand
                label={translate('trophy.take')}
                rowLabel={translate('trophy.takeOf', { name: holder.name })}
                asked={{
                  ...{ name: holder.name, title: translate('trophy.takeTitle'), hint: translate('trophy.takeHint') },
                  ...{ submit: translate('trophy.take'), reasons: 'trophy.takeReasons' },
                  ...{ done: translate('trophy.taken') },
                  send: (to, reason) => to.takeTrophy({ id, member_id: holder.member_id, reason }),
                }}
              />
            ) : null}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Holder, Member, Trophy } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { MemberPicker } from '../members/MemberPicker.tsx';
import { PagedPanel } from '../record/PagedPanel.tsx';
import { RecordLink } from '../ui/links.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

/** Panel of the members who hold a trophy. With `mayGrant`, an administrator can grant and revoke it. */
export function Holders({ trophy, mayGrant }: { trophy: Trophy; mayGrant: boolean }) {
  const translate = useTranslate();
  const { id } = trophy;
  return (
    <PagedPanel<Holder>
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
                name: holder.name,
                title: translate('trophy.takeTitle'),
                hint: translate('trophy.takeHint'),
                submit: translate('trophy.take'),
                reasons: 'trophy.takeReasons',
                done: translate('trophy.taken'),
                send: (to, reason) => to.takeTrophy({ id, member_id: holder.member_id, reason }),
              }}
            />
          ) : null}
        </li>
      )}
    >
      {mayGrant ? <Grant trophy={trophy} /> : null}
    </PagedPanel>
  );
}

function Grant({ trophy: { id, title } }: { trophy: Trophy }) {
  const translate = useTranslate();
  const [member, setMember] = useState<Member | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end', mb: 2 }}>
      <MemberPicker label={translate('trophy.member')} value={member} onChange={setMember} />
      <ReasonedCommand
        label={translate('trophy.grant')}
        disabled={member === null}
        asked={{
          name: `${title}: ${member?.name ?? ''}`,
          title: translate('trophy.grantTitle'),
          hint: translate('trophy.grantHint'),
          submit: translate('trophy.grant'),
          reasons: 'trophy.grantReasons',
          done: translate('trophy.granted'),
          send: async (to, reason) => {
            const answer = await to.grantTrophy({ id, member_id: member!.id, reason });
            setMember(null);
            return answer;
          },
        }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { dateOf } from '@lyceum/browser/time';
import type { Member } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { Panel } from '../record/Panel.tsx';
import { RecordLink } from '../ui/links.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { GrantLevel } from './GrantLevel.tsx';
import { Rows } from '../record/Rows.tsx';
import { useReader } from '../ui/use-reader.ts';

type Held = Member['levels'][number];

/** Membership levels of a member, including expired ones. */
export function LevelsPanel({ member }: { member: Member }) {
  const translate = useTranslate();
  const { canAccess: mayChange } = useCanAccess({ resource: 'members', action: 'levels' });
  return (
    <Panel
      title={translate('resources.levels.name', { count: 2 })}
      action={mayChange ? <GrantLevel member={member} /> : null}
    >
      {member.levels.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{translate('member.noLevels')}</Box>
      ) : (
        <Rows>
          {member.levels.map((level) => (
            <LevelRow key={level.id} level={level} member={member} mayChange={mayChange ?? false} />
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function LevelRow({ level, member, mayChange }: { level: Held; member: Member; mayChange: boolean }) {
  const translate = useTranslate();
  const reader = useReader();
  const [asking, setAsking] = useState(false);
  const send = useCommand(
    (provider, reason: string) => provider.revokeLevel({ id: member.id, level_id: level.id, reason }),
    translate('member.levelRevoked'),
  );
  const since = translate('member.since', { date: dateOf(level.granted_at, reader) });
  const until = level.expires_at && translate('member.until', { date: dateOf(level.expires_at, reader) });
  return (
    <li>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <RecordLink resource="levels" id={level.id}>
          {level.name}
        </RecordLink>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{[since, until].filter(Boolean).join(' · ')}</Box>
      </Box>
      {mayChange ? (
        <Button
          size="small"
          variant="outlined"
          onClick={() => setAsking(true)}
          aria-label={translate('member.revokeNamed', { name: level.name })}
        >
          {translate('member.revoke')}
        </Button>
      ) : null}
      {asking ? (
        <ReasonDialog
          title={translate('member.revokeTitle', { name: member.name, level: level.name })}
          submit={translate('member.revoke')}
          reasons="member.revokeReasons"
          onSubmit={send}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCanAccess, useRedirect } from 'react-admin';
import { useFieldName, useTranslate } from '../i18n/use-translate.ts';
import type { Level } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { History } from '../history/History.tsx';
import { useCount } from '../list/Total.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { LinkButton } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Page that shows a membership level. */
export default function LevelShow() {
  return <RecordPage<Level>>{(level) => <LevelRecord level={level} />}</RecordPage>;
}

function LevelRecord({ level }: { level: Level }) {
  const translate = useTranslate();
  const count = useCount();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'levels', action: 'edit' });
  const fieldName = useFieldName();
  const label = (field: keyof Level) => fieldName('levels', field);
  return (
    <>
      <PageHeading
        title={level.name}
        back={{ to: '/levels', label: translate('resources.levels.name', { count: 2 }) }}
        actions={
          <>
            <LinkButton to={`/members?filter=${encodeURIComponent(JSON.stringify({ level_id: level.id }))}`}>
              {translate('level.showMembers')}
            </LinkButton>
            {mayEdit ? (
              <>
                <LinkButton to={`/levels/${level.id}`}>{translate('board.edit')}</LinkButton>
                <RemoveLevel level={level} />
              </>
            ) : null}
          </>
        }
      />
      <Columns aside={<History kind="level" id={level.id} name={level.name} />}>
        <Panel title={translate('level.about')}>
          <Box sx={{ mb: 3, maxWidth: '65ch', color: level.description ? 'text.primary' : 'text.secondary' }}>
            {level.description || translate('board.noDescription')}
          </Box>
          <Facts>
            <Fact label={label('members_count')}>{count(level.members_count)}</Fact>
            <Fact label={label('default')}>{translate(level.default ? 'app.yes' : 'app.no')}</Fact>
          </Facts>
        </Panel>
      </Columns>
    </>
  );
}

function RemoveLevel({ level }: { level: Level }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const [asking, setAsking] = useState(false);
  const send = useCommand(
    (provider, reason: string) => provider.removeLevel({ id: level.id, reason }),
    translate('level.removed'),
  );
  const remove = async (reason: string) => {
    await send(reason);
    redirect('list', 'levels');
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('level.remove')}
      </Button>
      {asking ? (
        <ReasonDialog
          title={translate('level.removeTitle', { name: level.name })}
          hint={translate('level.removeHint', { count: level.members_count })}
          submit={translate('level.remove')}
          reasons="level.removeReasons"
          onSubmit={remove}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCanAccess } from 'react-admin';
import type { Trophy } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { Columns } from '../record/Columns.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { LinkButton } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { Holders } from './Holders.tsx';

/** Page that shows a trophy, with its holders and commands. */
export default function TrophyShow() {
  return <RecordPage<Trophy>>{(trophy) => <TrophyRecord trophy={trophy} />}</RecordPage>;
}

function TrophyRecord({ trophy }: { trophy: Trophy }) {
  const translate = useTranslate();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'trophies', action: 'edit' });
  return (
    <>
      <PageHeading
        title={trophy.title}
        back={{ to: '/trophies', label: translate('resources.trophies.name', { count: 2 }) }}
        actions={
          mayEdit && !trophy.retired ? (
            <>
              <LinkButton to={`/trophies/${trophy.id}`}>{translate('board.edit')}</LinkButton>
              <Retire trophy={trophy} />
            </>
          ) : null
        }
      />
      <Columns aside={<History kind="trophy" id={trophy.id} name={trophy.title} />}>
        <Panel title={translate('trophy.about')}>
          <Box sx={{ maxWidth: '65ch' }}>
            <Typography>{trophy.description || translate('trophy.noDescription')}</Typography>
            {trophy.retired ? <Typography>{translate('trophy.isRetired')}</Typography> : null}
          </Box>
        </Panel>
        <Holders trophy={trophy} mayGrant={mayEdit === true} />
      </Columns>
    </>
  );
}

function Retire({ trophy: { id, title } }: { trophy: Trophy }) {
  const translate = useTranslate();
  return (
    <ReasonedCommand
      label={translate('trophy.retire')}
      asked={{
        name: title,
        title: translate('trophy.retireTitle'),
        hint: translate('trophy.retireHint'),
        submit: translate('trophy.retire'),
        reasons: 'trophy.retireReasons',
        done: translate('trophy.retired'),
        send: (provider, reason) => provider.retireTrophy({ id, reason }),
      }}
    />
  );
}

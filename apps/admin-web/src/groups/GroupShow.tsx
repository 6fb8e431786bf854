import Box from '@mui/material/Box';
import type { Group } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useFieldName, useTranslate } from '../i18n/use-translate.ts';
import { useCount } from '../list/Total.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { CommunityLink, LinkButton, RecordLink } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { RichText } from '../ui/RichText.tsx';
import { GroupBadges } from './GroupList.tsx';
import { GroupPeople } from './GroupPeople.tsx';

/** Page that shows a group, with its people and commands. */
export default function GroupShow() {
  return <RecordPage<Group>>{(group) => <GroupRecord group={group} />}</RecordPage>;
}

function GroupRecord({ group }: { group: Group }) {
  const translate = useTranslate();
  const manages = group.permissions.includes('MANAGE');
  return (
    <>
      <PageHeading
        title={group.name}
        back={{ to: '/groups', label: translate('resources.groups.name', { count: 2 }) }}
        under={<GroupBadges group={group} />}
        actions={
          <>
            <CommunityLink href={`/groups/${group.slug}`} />
            {group.permissions.includes('EDIT') ? (
              <LinkButton to={`/groups/${group.id}`}>{translate('board.edit')}</LinkButton>
            ) : null}
            {group.permissions.includes('CLOSE') ? <CloseGroup group={group} /> : null}
          </>
        }
      />
      <Columns
        aside={group.permissions.includes('READ') ? <History kind="group" id={group.id} name={group.name} /> : null}
      >
        <About group={group} />
        {group.permissions.includes('READ') ? (
          <GroupPeople group={group} status="in" />
        ) : (
          <Panel title={translate('group.people.in')}>{translate('group.inside')}</Panel>
        )}
        {manages ? (
          <>
            <GroupPeople group={group} status="asked" />
            <GroupPeople group={group} status="invited" />
            <GroupPeople group={group} status="banned" />
          </>
        ) : null}
      </Columns>
    </>
  );
}

function About({ group }: { group: Group }) {
  const translate = useTranslate();
  const count = useCount();
  const fieldName = useFieldName();
  const label = (field: keyof Group) => fieldName('groups', field);
  const { created_at, description, founder, levels, members_count, rules, status, uploads } = group;
  return (
    <Panel title={translate('group.about')}>
      <Box sx={{ mb: 3, maxWidth: '65ch' }}>
        {description ? <RichText html={description} /> : translate('group.noDescription')}
      </Box>
      <Facts>
        <Fact label={label('status')}>{translate(`group.statuses.${status}`)}</Fact>
        <Fact label={label('founder')}>
          <RecordLink resource="members" id={founder.id}>
            {founder.name}
          </RecordLink>
        </Fact>
        <Fact label={label('members_count')}>{count(members_count)}</Fact>
        {levels.length > 0 ? <Fact label={label('levels')}>{levels.map(({ name }) => name).join(', ')}</Fact> : null}
        {rules.length > 0 ? <Fact label={label('rules')}>{rules.join(' · ')}</Fact> : null}
        {uploads.length > 0 ? <Fact label={label('uploads')}>{count(uploads.length)}</Fact> : null}
        <Fact label={label('created_at')}>
          <RelativeTime moment={created_at} />
        </Fact>
      </Facts>
    </Panel>
  );
}

function CloseGroup({ group }: { group: Group }) {
  const translate = useTranslate();
  return (
    <ReasonedCommand
      label={translate('group.close')}
      asked={{
        name: group.name,
        title: translate('group.closeTitle'),
        hint: translate('group.closeHint'),
        submit: translate('group.close'),
        reasons: 'group.closeReasons',
        done: translate('group.closeDone'),
        send: (provider, reason) => provider.closeGroup({ id: group.id, reason }),
      }}
    />
  );
}

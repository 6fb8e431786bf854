import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import { useGetList } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Topic } from '../data/types.ts';
import { CardFacts } from '../list/Cards.tsx';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { Panel } from '../record/Panel.tsx';
import { StatusBadge } from '../ui/badges.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { State } from '../ui/State.tsx';

const LATEST = {
  pagination: { page: 1, perPage: 6 },
  sort: { field: 'created_at', order: 'DESC' as const },
  filter: { deleted: false },
};

/** Panel with the latest topics. */
export function LatestTopics() {
  const translate = useTranslate();
  return (
    <Panel
      title={translate('home.latest')}
      action={
        <LinkButton to="/topics" variant="text" size="small">
          {translate('home.all')}
        </LinkButton>
      }
    >
      <Rows />
    </Panel>
  );
}

function Rows() {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useGetList<Topic>('topics', LATEST);
  if (isPending) return <RowsSkeleton rows={LATEST.pagination.perPage} />;
  if (!data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) {
    return (
      <State
        icon={<ForumOutlined />}
        title={translate('list.empty.topics.title')}
        hint={translate('list.empty.topics.hint')}
      />
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((topic) => (
        <Row key={topic.id} topic={topic} />
      ))}
    </Box>
  );
}

function Row({ topic }: { topic: Topic }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <RecordLink resource="topics" id={topic.id} row>
          {topic.title}
        </RecordLink>
        <CardFacts>
          <MemberName member={topic.user} size={22} plain />
          <span>{topic.board_name}</span>
          <RelativeTime moment={topic.created_at} />
        </CardFacts>
      </Box>
      <StatusBadge status={topic.status} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, Member, MemberPosts } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { Rows } from '../record/Rows.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { ListLink } from '../ui/links.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { DeletePosts } from './DeletePosts.tsx';
import { usePostCounts } from './post-counts.ts';
import { usePostBatch } from './use-post-batch.ts';

type Batch = MemberPosts['batches'][number];

/** Panel of what a member wrote. Staff can delete all of it at once, and restore such a batch. */
export function PostsPanel({ member }: { member: Member }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { canAccess: isAdmin } = useCanAccess({ resource: 'members', action: 'change_role' });
  const mayChange = member.role === 'member' || (isAdmin ?? false);
  const { data, error, refetch } = useQuery({
    queryKey: ['member-posts', member.id],
    queryFn: async () => (await provider.memberPosts(member.id)).data,
  });
  const all = data?.periods.all;
  const hasPosts = all !== undefined && all.topics + all.comments > 0;
  const filter = { user_id: member.id, deleted: 'false' };
  return (
    <Panel
      title={translate('member.posts.title')}
      action={data && hasPosts && mayChange ? <DeletePosts member={member} periods={data.periods} /> : null}
    >
      {error ? <FailedState error={error} onRetry={() => void refetch()} /> : null}
      {all ? (
        <Facts>
          <Fact label={translate('resources.topics.name', { count: 2 })}>
            <ListLink resource="topics" filter={filter}>
              {all.topics}
            </ListLink>
          </Fact>
          <Fact label={translate('resources.comments.name', { count: 2 })}>
            <ListLink resource="comments" filter={filter}>
              {all.comments}
            </ListLink>
          </Fact>
        </Facts>
      ) : null}
      {data && data.batches.length > 0 ? (
        <Rows>
          {data.batches.map((batch) => (
            <BatchRow
              key={`${batch.deleted_at} ${batch.deleted_by.id}`}
              batch={batch}
              member={member}
              mayChange={mayChange}
            />
          ))}
        </Rows>
      ) : null}
    </Panel>
  );
}

function BatchRow({ batch, member, mayChange }: { batch: Batch; member: Member; mayChange: boolean }) {
  const translate = useTranslate();
  const counts = usePostCounts();
  const [asking, setAsking] = useState(false);
  return (
    <li>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {translate('member.posts.batch', { counts: counts(batch) })}
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {batch.deleted_by.name} · <RelativeTime moment={batch.deleted_at} />
        </Box>
      </Box>
      {mayChange ? (
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          {translate('deleted.restore')}
        </Button>
      ) : null}
      {asking ? <RestoreDialog batch={batch} member={member} onClose={() => setAsking(false)} /> : null}
    </li>
  );
}

function RestoreDialog({ batch, member, onClose }: { batch: Batch; member: Member; onClose: () => void }) {
  const translate = useTranslate();
  const counts = usePostCounts();
  const send = usePostBatch('member.posts.restored');
  return (
    <ReasonDialog
      title={translate('member.posts.restoreTitle', { name: member.name })}
      hint={
        <>
          <strong>{counts(batch)}</strong>
          <div>{translate('deleted.hint')}</div>
        </>
      }
      submit={translate('deleted.restore')}
      reasons="deleted.reasons"
      onSubmit={(reason) =>
        send((provider, { next }) =>
          provider.restoreMemberPosts({
            id: member.id,
            batch: batch.deleted_at,
            deleted_by: batch.deleted_by.id,
            next,
            reason,
          }),
        )
      }
      onClose={onClose}
    />
  );
}

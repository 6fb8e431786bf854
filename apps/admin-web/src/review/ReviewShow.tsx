import Box from '@mui/material/Box';
import { useTranslate } from '../i18n/use-translate.ts';
import type { WholeReviewItem } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useCount } from '../list/Total.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { Badge } from '../ui/Badge.tsx';
import { CommunityLink, RecordLink } from '../ui/links.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { RichText } from '../ui/RichText.tsx';
import { DecisionsPanel } from '../members/DecisionsPanel.tsx';
import { Decisions } from './Decisions.tsx';
import { ReviewState } from './ReviewState.tsx';
import { useReasonName } from './use-reason-name.ts';
import { useNeighbours } from './use-neighbours.ts';

/** Page that shows a reported thing with its reports, for a decision. */
export default function ReviewShow() {
  return (
    <RecordPage<WholeReviewItem> whole={(item) => 'reports' in item}>
      {(item) => <ReviewRecord item={item} />}
    </RecordPage>
  );
}

const titleOf = ({ kind, cause }: WholeReviewItem) =>
  kind === 'appeal' ? 'review.appeal' : cause ? 'review.heldContent' : 'review.content';

function ReviewRecord({ item }: { item: WholeReviewItem }) {
  const translate = useTranslate();
  const count = useCount();
  const reasonName = useReasonName();
  const { author_record } = item;
  const { move, goOn } = useNeighbours(item.id);
  return (
    <>
      <PageHeading
        title={item.title}
        back={{ to: '/review-items', label: translate('resources.review-items.name', { count: 2 }) }}
        under={
          <>
            <ReviewState item={item} />
            <span>{translate(`review.kinds.${item.kind}`)}</span>
            <RelativeTime moment={item.opened_at} />
          </>
        }
        actions={
          <>
            {item.deleted || item.kind === 'appeal' ? null : <CommunityLink href={item.path} />}
            {item.state === 'open' ? (
              <Decisions key={item.id} item={item} onMove={(step) => void move(step)} onDecided={() => void goOn()} />
            ) : null}
          </>
        }
      />
      <Columns aside={<History kind="review-item" id={item.id} name={item.title} />}>
        <Panel title={translate(titleOf(item))}>
          {item.kind === 'appeal' && item.state === 'open' && item.decisions.length === 0 ? (
            <p>{translate('review.appealOther')}</p>
          ) : null}
          {item.cause ? <p>{translate(`review.causes.${item.cause}`)}</p> : null}
          {item.deleted && !item.hidden ? <Badge tone="quiet">{translate(`review.gone.${item.kind}`)}</Badge> : null}
          <RichText html={item.content} />
        </Panel>
        {item.kind === 'appeal' ? <DecisionsPanel id={item.user.id} /> : null}
        {item.kind === 'held' || item.kind === 'appeal' ? null : (
          <Panel title={translate('review.reports')}>
            <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
              {item.reports.map((report) => (
                <li key={report.reporter.id}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                    <RecordLink resource="members" id={report.reporter.id}>
                      <MemberName member={report.reporter} size={24} />
                    </RecordLink>
                    <strong>{reasonName(report.reason)}</strong>
                    <RelativeTime moment={report.created_at} />
                    {report.open ? null : <Badge tone="quiet">{translate('review.decided')}</Badge>}
                  </Box>
                  {report.text ? (
                    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{report.text}</Box>
                  ) : null}
                </li>
              ))}
            </Box>
          </Panel>
        )}
        <Panel title={translate('review.author')}>
          <Facts>
            <Fact label={translate('resources.review-items.fields.user.name')}>
              <RecordLink resource="members" id={item.user.id}>
                <MemberName member={item.user} />
              </RecordLink>
            </Fact>
            {author_record.registered_at ? (
              <Fact label={translate('review.registered')}>
                <RelativeTime moment={author_record.registered_at} />
              </Fact>
            ) : null}
            <Fact label={translate('review.posts')}>{count(author_record.posts)}</Fact>
            <Fact label={translate('review.notes')}>{count(author_record.notes)}</Fact>
            <Fact label={translate('review.warnedBefore')}>{count(author_record.warned)}</Fact>
            <Fact label={translate('review.silencedBefore')}>{count(author_record.silenced)}</Fact>
            <Fact label={translate('review.removedBefore')}>{count(author_record.removed)}</Fact>
            <Fact label={translate('review.keptBefore')}>{count(author_record.kept)}</Fact>
            <Fact label={translate('review.suspendedBefore')}>{count(author_record.suspended)}</Fact>
            {item.board ? (
              <Fact label={translate('review.board')}>
                <RecordLink resource="boards" id={item.board.id}>
                  {item.board.name}
                </RecordLink>
              </Fact>
            ) : null}
          </Facts>
        </Panel>
      </Columns>
    </>
  );
}

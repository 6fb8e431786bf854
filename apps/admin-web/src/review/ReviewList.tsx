import GavelOutlined from '@mui/icons-material/GavelOutlined';
import Box from '@mui/material/Box';
import { DataTable, type SortPayload } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { ReviewItem } from '../data/types.ts';
import { BulkCommand } from '../list/BulkCommand.tsx';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { useCount } from '../list/Total.tsx';
import { RecordLink } from '../ui/links.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { Reasons, ReviewState } from './ReviewState.tsx';

/** The order of the API. */
const LONGEST_WAITING: SortPayload = { field: 'opened_at', order: 'ASC' };

/** List page of what members reported. */
export default function ReviewList() {
  return (
    <ListPage
      icon={<GavelOutlined />}
      sort={LONGEST_WAITING}
      filters={<Filters />}
      sortFields={[]}
      table={<ReviewTable />}
      cards={<ReviewCards />}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <>
      <FilterField
        source="state"
        label={translate('resources.review-items.fields.state')}
        choices={[
          { value: 'open', label: translate('review.open') },
          { value: 'decided', label: translate('review.decided') },
        ]}
      />
      <FilterField
        source="kind"
        label={translate('resources.review-items.fields.kind')}
        choices={[
          { value: 'topic', label: translate('review.kinds.topic') },
          { value: 'comment', label: translate('review.kinds.comment') },
          { value: 'member', label: translate('review.kinds.member') },
          { value: 'group', label: translate('review.kinds.group') },
          { value: 'event', label: translate('review.kinds.event') },
          { value: 'held', label: translate('review.kinds.held') },
          { value: 'appeal', label: translate('review.kinds.appeal') },
        ]}
      />
    </>
  );
}

const Column = DataTable.Col<ReviewItem>;

const post = (item: ReviewItem) => (
  <>
    <RecordLink resource="review-items" id={item.id} row>
      {item.title}
    </RecordLink>
    <Box sx={({ tokens }) => ({ color: tokens.ink2, overflowWrap: 'anywhere' })}>{item.excerpt}</Box>
  </>
);

function Kind({ kind }: Pick<ReviewItem, 'kind'>) {
  const translate = useTranslate();
  return <>{translate(`review.kinds.${kind}`)}</>;
}

const nameOf = (item: ReviewItem) => item.title;
const isPost = ({ kind }: ReviewItem) => kind === 'topic' || kind === 'comment';

/** The same decision on all selected items that are open. */
function ReviewBulk() {
  const translate = useTranslate();
  return (
    <>
      <BulkCommand<ReviewItem>
        to={(item) => item.state === 'open' && item.kind !== 'held' && item.kind !== 'appeal'}
        nameOf={nameOf}
        verb={translate('review.decide.kept')}
        hint={translate('review.decideHint.kept')}
        reasons="review.keptReasons"
        send={(provider, command) => provider.decideReports({ ...command, decision: 'kept' })}
      />
      <BulkCommand<ReviewItem>
        to={(item) => item.state === 'open' && isPost(item)}
        nameOf={nameOf}
        verb={translate('review.decide.removed')}
        hint={translate('review.decideHint.removed')}
        reasons="review.removedReasons"
        send={(provider, command) => provider.decideReports({ ...command, decision: 'removed' })}
      />
      <BulkCommand<ReviewItem>
        to={(item) => item.state === 'open' && item.kind === 'held'}
        nameOf={nameOf}
        verb={translate('review.decide.approved')}
        hint={translate('review.decideHint.approved')}
        reasons="review.approvedReasons"
        send={(provider, command) => provider.decideReports({ ...command, decision: 'kept' })}
      />
      <BulkCommand<ReviewItem>
        to={(item) => item.state === 'open' && item.kind === 'held'}
        nameOf={nameOf}
        verb={translate('review.decide.rejected')}
        hint={translate('review.decideHint.rejected')}
        reasons="review.removedReasons"
        send={(provider, command) => provider.decideReports({ ...command, decision: 'removed' })}
      />
    </>
  );
}

function ReviewTable() {
  const count = useCount();
  return (
    <Table bulk={<ReviewBulk />}>
      <Column source="title" disableSort render={post} sx={{ minWidth: 280 }} />
      <Column source="kind" disableSort render={({ kind }) => <Kind kind={kind} />} />
      <Column source="user.name" disableSort render={({ user }) => <MemberName member={user} size={24} plain />} />
      <Column source="chosen" disableSort render={(item) => <Reasons item={item} />} />
      <Column source="report_count" disableSort align="right" render={(item) => count(item.report_count)} />
      <Column source="state" disableSort render={(item) => <ReviewState item={item} />} />
      <Column
        source="opened_at"
        disableSort
        render={(item) => <RelativeTime moment={item.opened_at} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
    </Table>
  );
}

function ReviewCards() {
  return (
    <Cards<ReviewItem>>
      {(item) => (
        <>
          <div>{post(item)}</div>
          <CardFacts>
            <ReviewState item={item} />
            <Reasons item={item} />
            <MemberName member={item.user} size={22} plain />
            <RelativeTime moment={item.opened_at} />
          </CardFacts>
        </>
      )}
    </Cards>
  );
}

import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { DataTable, type SortPayload } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { MessageReport } from '../data/types.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { RecordLink } from '../ui/links.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { ReportState } from './ReportState.tsx';

const NEWEST_FIRST: SortPayload = { field: 'created_at', order: 'DESC' };

/** List page of the message reports, open and decided. It never shows message texts. */
export default function ReportList() {
  return (
    <ListPage
      icon={<FlagOutlined />}
      sort={NEWEST_FIRST}
      filters={<StateFilter />}
      sortFields={[]}
      table={<ReportTable />}
      cards={<ReportCards />}
    />
  );
}

function StateFilter() {
  const translate = useTranslate();
  return (
    <FilterField
      source="state"
      label={translate('resources.message-reports.fields.state')}
      choices={[
        { value: 'open', label: translate('messageReport.open') },
        { value: 'closed', label: translate('messageReport.closed') },
      ]}
    />
  );
}

const Column = DataTable.Col<MessageReport>;

const opening = (report: MessageReport) => (
  <RecordLink resource="message-reports" id={report.id} row>
    {report.reason}
  </RecordLink>
);

function ReportTable() {
  return (
    <Table>
      <Column source="reason" disableSort render={opening} sx={{ minWidth: 280 }} />
      <Column source="user.name" disableSort render={({ user }) => <MemberName member={user} size={24} plain />} />
      <Column
        source="reporter.name"
        disableSort
        render={({ reporter }) => <MemberName member={reporter} size={24} plain />}
      />
      <Column source="state" disableSort render={(report) => <ReportState report={report} />} />
      <Column
        source="created_at"
        disableSort
        render={(report) => <RelativeTime moment={report.created_at} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
    </Table>
  );
}

function ReportCards() {
  return (
    <Cards<MessageReport>>
      {(report) => (
        <>
          <div>{opening(report)}</div>
          <CardFacts>
            <ReportState report={report} />
            <MemberName member={report.user} size={22} plain />
            <RelativeTime moment={report.created_at} />
          </CardFacts>
        </>
      )}
    </Cards>
  );
}

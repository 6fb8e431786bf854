import MailOutlined from '@mui/icons-material/MailOutlined';
import { DataTable, type SortPayload } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Mail } from '../data/types.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { RecordLink } from '../ui/links.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { MailState } from './MailState.tsx';

const NEWEST_FIRST: SortPayload = { field: 'created_at', order: 'DESC' };

/** List page of the e-mails, sent and queued. */
export default function MailList() {
  const translate = useTranslate();
  return (
    <ListPage
      icon={<MailOutlined />}
      search={translate('list.searchMails')}
      sort={NEWEST_FIRST}
      sortFields={[]}
      table={<MailTable />}
      cards={<MailCards />}
    />
  );
}

const Column = DataTable.Col<Mail>;

const named = (mail: Mail) => (
  <RecordLink resource="mails" id={mail.id} row>
    {mail.subject}
  </RecordLink>
);

function MailTable() {
  return (
    <Table>
      <Column source="subject" disableSort render={named} />
      <Column source="recipient" disableSort />
      <Column source="sent_at" disableSort render={(mail) => <MailState mail={mail} />} />
      <Column
        source="created_at"
        disableSort
        render={(mail) => <RelativeTime moment={mail.created_at} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
    </Table>
  );
}

function MailCards() {
  return (
    <Cards<Mail>>
      {(mail) => (
        <>
          {named(mail)}
          <CardFacts>
            <MailState mail={mail} />
            <span>{mail.recipient}</span>
            <RelativeTime moment={mail.created_at} />
          </CardFacts>
        </>
      )}
    </Cards>
  );
}

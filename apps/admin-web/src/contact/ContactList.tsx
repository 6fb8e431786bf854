import ContactMailOutlined from '@mui/icons-material/ContactMailOutlined';
import { DataTable, type SortPayload } from 'react-admin';
import type { ContactRequest } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { RecordLink } from '../ui/links.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { ContactState } from './ContactState.tsx';

const NEWEST_FIRST: SortPayload = { field: 'created_at', order: 'DESC' };

/** List page of the contact requests. */
export default function ContactList() {
  return (
    <ListPage
      icon={<ContactMailOutlined />}
      sort={NEWEST_FIRST}
      filters={<StateFilter />}
      sortFields={[]}
      table={<ContactTable />}
      cards={<ContactCards />}
    />
  );
}

function StateFilter() {
  const translate = useTranslate();
  return (
    <FilterField
      source="state"
      label={translate('resources.contact-requests.fields.state')}
      choices={[
        { value: 'open', label: translate('contact.open') },
        { value: 'handled', label: translate('contact.handled') },
      ]}
    />
  );
}

const Column = DataTable.Col<ContactRequest>;
const opening = ({ id, title }: ContactRequest) => (
  <RecordLink resource="contact-requests" id={id} row>
    {title}
  </RecordLink>
);
const From = ({ request }: { request: ContactRequest }) => {
  const translate = useTranslate();
  return request.member?.name ?? translate('contact.guest');
};

function ContactTable() {
  return (
    <Table>
      <Column source="title" disableSort render={opening} sx={{ minWidth: 280 }} />
      <Column source="member" disableSort render={(request) => <From request={request} />} />
      <Column source="email" disableSort />
      <Column source="state" disableSort render={(request) => <ContactState request={request} />} />
      <Column
        source="created_at"
        disableSort
        render={(request) => <RelativeTime moment={request.created_at} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
    </Table>
  );
}

function ContactCards() {
  return (
    <Cards<ContactRequest>>
      {(request) => (
        <>
          <div>{opening(request)}</div>
          <CardFacts>
            <ContactState request={request} />
            <From request={request} />
            <RelativeTime moment={request.created_at} />
          </CardFacts>
        </>
      )}
    </Cards>
  );
}

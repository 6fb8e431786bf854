import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactRequest, ContactRequestWhole } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { RecordLink } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { ContactState } from './ContactState.tsx';

/** Whether the record is complete. Records from a list have no `content`. */
const isWhole = (request: ContactRequest & { content?: string }): boolean => request.content !== undefined;

/** Page that shows a contact request. */
export default function ContactShow() {
  return (
    <RecordPage<ContactRequestWhole> whole={isWhole}>{(request) => <ContactRecord request={request} />}</RecordPage>
  );
}

function ContactRecord({ request }: { request: ContactRequestWhole }) {
  const translate = useTranslate();
  const { member, email, title, content, handled_by } = request;
  const label = (field: 'member' | 'email') => translate(`resources.contact-requests.fields.${field}`);
  return (
    <>
      <PageHeading
        title={title}
        back={{ to: '/contact-requests', label: translate('resources.contact-requests.name', { count: 2 }) }}
        under={
          <>
            <ContactState request={request} />
            {handled_by ? <span>{translate('contact.by', { name: handled_by })}</span> : null}
            <RelativeTime moment={request.created_at} />
          </>
        }
        actions={
          <>
            {email ? (
              <Button variant="contained" href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${title}`)}`}>
                {translate('contact.reply')}
              </Button>
            ) : null}
            <Handled request={request} />
          </>
        }
      />
      <Columns aside={<History kind="contact" id={request.id} name={title} />}>
        <Panel title={translate('resources.contact-requests.fields.content')}>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '65ch', mb: 3 }}>{content}</Box>
          <Facts>
            <Fact label={label('member')}>
              {member ? (
                <RecordLink resource="members" id={member.id}>
                  {member.name}
                </RecordLink>
              ) : (
                translate('contact.guest')
              )}
            </Fact>
            <Fact label={label('email')}>{email}</Fact>
          </Facts>
        </Panel>
      </Columns>
    </>
  );
}

function Handled({ request }: { request: ContactRequestWhole }) {
  const translate = useTranslate();
  const way = request.handled_at === null ? 'handle' : 'reopen';
  return (
    <ReasonedCommand
      label={translate(`contact.${way}`)}
      asked={{
        name: request.title,
        title: translate(`contact.${way}Title`),
        hint: translate(`contact.${way}Hint`),
        submit: translate(`contact.${way}`),
        reasons: way === 'handle' ? 'contact.handleReasons' : 'contact.reopenReasons',
        done: translate(`contact.${way}Done`),
        send: (provider, reason) => provider.handleContact({ id: request.id, handled: way === 'handle', reason }),
      }}
    />
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { useCommand } from '../data/use-command.ts';
import type { MessageReport, MessageReportRead } from '../data/types.ts';
import { useCount } from '../list/Total.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { RecordLink } from '../ui/links.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { ReportedMessages } from './ReportedMessages.tsx';
import { ReportState } from './ReportState.tsx';

/** Page that shows a message report. Staff open the messages with a reason. */
export default function ReportShow() {
  return <RecordPage<MessageReport>>{(report) => <ReportRecord report={report} />}</RecordPage>;
}

function ReportRecord({ report }: { report: MessageReport }) {
  const translate = useTranslate();
  const count = useCount();
  const [words, setWords] = useState<MessageReportRead['messages'] | null>(null);
  return (
    <>
      <PageHeading
        title={translate('messageReport.by', { name: report.user.name })}
        back={{ to: '/message-reports', label: translate('resources.message-reports.name', { count: 2 }) }}
        under={
          <>
            <ReportState report={report} />
            <RelativeTime moment={report.created_at} />
          </>
        }
        actions={report.state === 'open' ? <Decisions report={report} /> : null}
      />
      <Columns
        aside={
          <Panel title={translate('ra.message.details')}>
            <Facts>
              <Fact label={translate('resources.message-reports.fields.user.name')}>
                <RecordLink resource="members" id={report.user.id}>
                  <MemberName member={report.user} />
                </RecordLink>
              </Fact>
              <Fact label={translate('resources.message-reports.fields.reporter.name')}>
                <RecordLink resource="members" id={report.reporter.id}>
                  <MemberName member={report.reporter} />
                </RecordLink>
              </Fact>
              <Fact label={translate('messageReport.readCount')}>{count(report.read_count)}</Fact>
            </Facts>
          </Panel>
        }
      >
        <Panel title={translate('resources.message-reports.fields.reason')}>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{report.reason}</Box>
        </Panel>
        <Panel title={translate('messageReport.messages')}>
          {words ? (
            <ReportedMessages report={report} messages={words} />
          ) : (
            <Opening report={report} onOpened={setWords} />
          )}
        </Panel>
      </Columns>
    </>
  );
}

interface OpeningProps {
  report: MessageReport;
  onOpened: (messages: MessageReportRead['messages']) => void;
}

/** The messages are private to their conversation. Staff give a reason to read them, and the server records it. */
function Opening({ report, onOpened }: OpeningProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const open = useCommand<string>(async (provider, reason) => {
    const answer = await provider.openReport({ id: report.id, reason });
    onOpened(answer.data.messages);
    return answer;
  }, translate('messageReport.opened'));
  if (report.state === 'closed') return <Alert severity="info">{translate('messageReport.isClosed')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Alert severity="info">{translate('messageReport.unread')}</Alert>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('messageReport.read')}
      </Button>
      {asking ? (
        <ReasonDialog
          title={translate('messageReport.readTitle')}
          hint={translate('messageReport.readHint')}
          submit={translate('messageReport.read')}
          reasons="messageReport.readReasons"
          onSubmit={open}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Box>
  );
}

/** Closes the report: deletes the message for everyone, or keeps it. */
function Decisions({ report }: { report: MessageReport }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(['kept', 'deleted'] as const).map((outcome) => (
        <ReasonedCommand
          key={outcome}
          label={translate(`messageReport.decide.${outcome}`)}
          asked={{
            name: translate('messageReport.by', { name: report.user.name }),
            title: translate(`messageReport.decideTitle.${outcome}`),
            hint: translate(`messageReport.decideHint.${outcome}`),
            submit: translate(`messageReport.decide.${outcome}`),
            reasons: outcome === 'deleted' ? 'messageReport.deletedReasons' : 'messageReport.keptReasons',
            done: translate(`messageReport.decided.${outcome}`),
            send: (provider, reason) => provider.closeReport({ id: report.id, reason, outcome }),
          }}
        />
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTranslate } from '../i18n/use-translate.ts';
import type { MessageReport, MessageReportRead } from '../data/types.ts';
import { Badge } from '../ui/Badge.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { RichText } from '../ui/RichText.tsx';

interface Props {
  report: MessageReport;
  messages: MessageReportRead['messages'];
}

/** The reported message with the messages around it, oldest first. */
export function ReportedMessages({ report, messages }: Props) {
  const translate = useTranslate();
  const { user, reporter } = report;
  const nameOf = (id: number) =>
    [user, reporter].find((member) => member.id === id)?.name ?? translate('messageReport.another');
  const inOrder = messages.toSorted((a, b) => a.id - b.id);
  return (
    <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
      {inOrder.map((message) => {
        const isReported = message.id === report.message_id;
        return (
          <Box
            component="li"
            key={message.id}
            aria-current={isReported || undefined}
            sx={({ tokens }) => ({
              p: 1.5,
              borderRadius: '10px',
              border: `1px solid ${isReported ? tokens.flame : tokens.line}`,
            })}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
              <strong>{nameOf(message.user_id)}</strong>
              <RelativeTime moment={message.created_at} />
              {isReported ? <Badge tone="flame">{translate('messageReport.this')}</Badge> : null}
            </Box>
            {message.deleted_at ? <em>{translate('messageReport.gone')}</em> : <RichText html={message.body} />}
            {message.attachments.map((file) => (
              <Box
                key={file.id}
                component="a"
                href={file.source}
                target="_blank"
                rel="noopener"
                sx={{ display: 'block' }}
              >
                {file.name}
              </Box>
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

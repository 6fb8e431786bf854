import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { MailWhole } from '../data/types.ts';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { fonts } from '../theme/tokens.ts';
import { RecordLink } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { MailState } from './MailState.tsx';

/** Page that shows an e-mail. */
export default function MailShow() {
  return <RecordPage<MailWhole> whole={(mail) => 'text' in mail}>{(mail) => <MailRecord mail={mail} />}</RecordPage>;
}

function MailRecord({ mail }: { mail: MailWhole }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading
        title={mail.subject}
        back={{ to: '/mails', label: translate('resources.mails.name', { count: 2 }) }}
        under={
          <>
            <MailState mail={mail} />
            {mail.member_id === null ? (
              mail.recipient
            ) : (
              <RecordLink resource="members" id={mail.member_id}>
                {mail.recipient}
              </RecordLink>
            )}
            <RelativeTime moment={mail.created_at} />
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 860 }}>
        {mail.error ? <Alert severity="warning">{mail.error}</Alert> : null}
        {mail.kept_at ? <Alert severity="info">{translate('mail.keptHint')}</Alert> : null}
        {mail.text === '' ? (
          <Alert severity="info">{translate(mail.refused_at ? 'mail.refusedHint' : 'mail.noBody')}</Alert>
        ) : (
          <Body mail={mail} />
        )}
      </Box>
    </>
  );
}

/** The plain text as is. The HTML in a sandboxed frame without scripts, navigation or access to the console. */
function Body({ mail }: { mail: MailWhole }) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <>
      <Panel title={translate('mail.text')}>
        <Box
          component="pre"
          tabIndex={0}
          sx={{ m: 0, fontFamily: fonts.mono, fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {mail.text}
        </Box>
      </Panel>
      {shown ? (
        <Panel title={translate('mail.html')}>
          <Box
            component="iframe"
            title={mail.subject}
            sandbox=""
            srcDoc={mail.html}
            sx={{ display: 'block', width: '100%', height: 420, border: 0, borderRadius: '10px', bgcolor: '#fff' }}
          />
        </Panel>
      ) : (
        <Button variant="outlined" onClick={() => setShown(true)} sx={{ justifySelf: 'start' }}>
          {translate('mail.showHtml')}
        </Button>
      )}
    </>
  );
}

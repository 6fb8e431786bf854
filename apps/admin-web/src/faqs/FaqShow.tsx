import Box from '@mui/material/Box';
import { useCanAccess, useRedirect } from 'react-admin';
import type { Faq } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { Columns } from '../record/Columns.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { CommunityLink, LinkButton } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { RichText } from '../ui/RichText.tsx';

/** Page that shows a FAQ. */
export default function FaqShow() {
  return <RecordPage<Faq>>{(faq) => <FaqRecord faq={faq} />}</RecordPage>;
}

function FaqRecord({ faq }: { faq: Faq }) {
  const translate = useTranslate();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'faqs', action: 'edit' });
  return (
    <>
      <PageHeading
        title={faq.question}
        back={{ to: '/faqs', label: translate('resources.faqs.name', { count: 2 }) }}
        actions={
          <>
            <CommunityLink href={`/support#${encodeURIComponent(faq.faq_category)}`} />
            {mayEdit ? (
              <>
                <LinkButton to={`/faqs/${faq.id}`}>{translate('board.edit')}</LinkButton>
                <RemoveFaq faq={faq} />
              </>
            ) : null}
          </>
        }
      />
      <Columns aside={<History kind="faq" id={faq.id} name={faq.question} />}>
        <Panel title={faq.faq_category}>
          <Box sx={{ maxWidth: '65ch' }}>
            <RichText html={faq.answer} />
          </Box>
        </Panel>
      </Columns>
    </>
  );
}

function RemoveFaq({ faq }: { faq: Faq }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  return (
    <ReasonedCommand
      label={translate('faq.remove')}
      asked={{
        name: faq.question,
        title: translate('faq.removeTitle'),
        hint: translate('faq.removeHint'),
        submit: translate('faq.remove'),
        reasons: 'faq.removeReasons',
        done: translate('faq.removed'),
        send: async (provider, reason) => {
          const answer = await provider.removeFaq({ id: faq.id, reason });
          redirect('list', 'faqs');
          return answer;
        },
      }}
    />
  );
}

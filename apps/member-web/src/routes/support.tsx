import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { canRead, useBoards } from '../entities/boards/boards.ts';
import { Company } from '../features/support/Company.tsx';
import { ContactTab } from '../features/support/contact/ContactTab.tsx';
import { FaqTab } from '../features/support/faq/FaqTab.tsx';
import { faqCategoriesOptions, faqsOptions } from '../features/support/support.query.ts';
import { headerOf, type Offered, wayShown, waysOf } from '../features/support/ways.ts';
import classes from '../features/support/Support.module.css';
import { paths } from '../lib/address/paths.ts';
import { begin } from '../lib/modules/begin.ts';
import { currentClient } from '../lib/session/query-client.ts';
import { useMe } from '../lib/session/session.ts';
import { useFeature, useSettings } from '../lib/session/settings.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { FailedState } from '../ui/state/FailedState.tsx';
import { FeedSkeleton } from '../ui/state/Skeletons.tsx';
import { Tabs } from '../ui/tabs/Tabs.tsx';
import { HelpdeskFeed } from '../features/feed/HelpdeskFeed.tsx';

async function prefetch(): Promise<void> {
  const client = currentClient();
  await Promise.all([client.prefetchQuery(faqCategoriesOptions), client.prefetchQuery(faqsOptions)]);
}

/** Starts loading the questions while the screen loads. */
export const loader = () => begin(prefetch());

/** `/support` (part 3 §2): questions and answers, the helpdesk, and the contact form. */
export function Component() {
  const { t } = useTranslation();
  const me = useMe() ?? null;
  const settings = useSettings();
  const hasCommunity = useFeature({ plugin: 'community' }) === true;
  const boards = useBoards();
  const [query] = useSearchParams();
  const categories = useQuery(faqCategoriesOptions);
  const faqs = useQuery(faqsOptions);
  const helpdesk = boards.data?.find((board) => board.type === 'helpdesk' && canRead(board));
  if (categories.isError || faqs.isError) {
    return (
      <FailedState title={t('support.failed')} onRetry={() => void categories.refetch().then(() => faqs.refetch())} />
    );
  }
  if (!settings || !categories.data || !faqs.data || boards.isPending)
    return <FeedSkeleton label={t('support.loading')} />;

  const offered: Offered = {
    categories: categories.data.length,
    enabled: { helpdesk: settings.support.helpdesk === '1', contact: settings.support.contact === '1' },
    helpdeskBoard: hasCommunity && helpdesk !== undefined,
    canContact: !me?.impersonating,
  };
  const ways = waysOf(offered);
  const way = wayShown(query.get('tab'), ways);
  const tabs = ways.map((name) => ({ name, to: `${paths.support}?tab=${name}`, text: t(`support.tabs.${name}`) }));
  return (
    <div className={classes.screen}>
      <PageHeading title={t('help.title')} className={classes.title} />
      <p className={classes.intro}>{t(`support.${headerOf(ways, offered)}`)}</p>
      {way && tabs.length > 1 && <Tabs label={t('support.tabs.label')} tabs={tabs} chosen={way} />}
      {way === 'faq' && <FaqTab categories={categories.data} faqs={faqs.data} />}
      {way === 'helpdesk' && helpdesk && <HelpdeskFeed board={helpdesk} />}
      {way === 'contact' && <ContactTab me={me} />}
      <Company of={settings.company} />
    </div>
  );
}

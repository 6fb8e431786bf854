import { useCanAccess, useRedirect } from 'react-admin';
import type { FaqCategory } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useFieldName, useTranslate } from '../i18n/use-translate.ts';
import { useCount } from '../list/Total.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { LinkButton } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

/** Page that shows a FAQ category. */
export default function CategoryShow() {
  return <RecordPage<FaqCategory>>{(category) => <CategoryRecord category={category} />}</RecordPage>;
}

function CategoryRecord({ category }: { category: FaqCategory }) {
  const translate = useTranslate();
  const count = useCount();
  const fieldName = useFieldName();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'faq-categories', action: 'edit' });
  return (
    <>
      <PageHeading
        title={category.name}
        back={{ to: '/faq-categories', label: translate('resources.faq-categories.name', { count: 2 }) }}
        actions={
          mayEdit ? (
            <>
              <LinkButton to={`/faq-categories/${category.id}`}>{translate('board.edit')}</LinkButton>
              <RemoveCategory category={category} />
            </>
          ) : null
        }
      />
      <Columns aside={<History kind="faq-category" id={category.id} name={category.name} />}>
        <Panel title={translate('faqCategory.about')}>
          <Facts>
            <Fact label={fieldName('faq-categories', 'faqs_count')}>{count(category.faqs_count)}</Fact>
            <Fact label={fieldName('faq-categories', 'index')}>{count(category.index)}</Fact>
          </Facts>
        </Panel>
      </Columns>
    </>
  );
}

function RemoveCategory({ category }: { category: FaqCategory }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  return (
    <ReasonedCommand
      label={translate('faqCategory.remove')}
      asked={{
        name: category.name,
        title: translate('faqCategory.removeTitle', { name: category.name }),
        hint: translate('faqCategory.removeHint'),
        submit: translate('faqCategory.remove'),
        reasons: 'faqCategory.removeReasons',
        done: translate('faqCategory.removed'),
        send: async (provider, reason) => {
          const answer = await provider.removeFaqCategory({ id: category.id, reason });
          redirect('list', 'faq-categories');
          return answer;
        },
      }}
    />
  );
}

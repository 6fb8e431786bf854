import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCanAccess, useRedirect } from 'react-admin';
import type { EventCategory } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { History } from '../history/History.tsx';
import { useFieldName, useTranslate } from '../i18n/use-translate.ts';
import { useCount } from '../list/Total.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { LinkButton } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Page that shows an event category. */
export default function CategoryShow() {
  return <RecordPage<EventCategory>>{(category) => <CategoryRecord category={category} />}</RecordPage>;
}

function CategoryRecord({ category }: { category: EventCategory }) {
  const translate = useTranslate();
  const count = useCount();
  const fieldName = useFieldName();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'event-categories', action: 'edit' });
  return (
    <>
      <PageHeading
        title={category.name}
        back={{ to: '/event-categories', label: translate('resources.event-categories.name', { count: 2 }) }}
        actions={
          mayEdit ? (
            <>
              <LinkButton to={`/event-categories/${category.id}`}>{translate('board.edit')}</LinkButton>
              <RemoveCategory category={category} />
            </>
          ) : null
        }
      />
      <Columns aside={<History kind="event-category" id={category.id} name={category.name} />}>
        <Panel title={translate('eventCategory.about')}>
          <Facts>
            <Fact label={fieldName('event-categories', 'events_count')}>{count(category.events_count)}</Fact>
            <Fact label={fieldName('event-categories', 'color')}>{category.color}</Fact>
          </Facts>
        </Panel>
      </Columns>
    </>
  );
}

function RemoveCategory({ category }: { category: EventCategory }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const [asking, setAsking] = useState(false);
  const send = useCommand(
    (provider, reason: string) => provider.removeCategory({ id: category.id, reason }),
    translate('eventCategory.removed'),
  );
  const remove = async (reason: string) => {
    await send(reason);
    redirect('list', 'event-categories');
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('eventCategory.remove')}
      </Button>
      {asking ? (
        <ReasonDialog
          title={translate('eventCategory.removeTitle', { name: category.name })}
          hint={translate('eventCategory.removeHint')}
          submit={translate('eventCategory.remove')}
          reasons="eventCategory.removeReasons"
          onSubmit={remove}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

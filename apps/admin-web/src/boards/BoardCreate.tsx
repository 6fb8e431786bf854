import { CreateBase } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BoardForm } from './BoardForm.tsx';
import { useRefusal } from '../form/use-refusal.ts';
import { RecordSkeleton } from '../record/RecordPage.tsx';
import { useLastPlace } from './use-boards.ts';

/** Page that creates a board. */
export default function BoardCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  const place = useLastPlace();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('board.create')}
        back={{ to: '/boards', label: translate('resources.boards.name', { count: 2 }) }}
      />
      {place === undefined ? (
        <RecordSkeleton />
      ) : (
        <BoardForm submit={translate('board.create_action')} cancelTo="/boards" refusal={refusal} place={place} />
      )}
    </CreateBase>
  );
}

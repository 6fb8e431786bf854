import { CreateBase, useTranslate } from 'react-admin';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BoardForm } from './BoardForm.tsx';
import { useRefusal } from '../form/use-refusal.ts';

export function BoardCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('board.create')}
        back={{ to: '/boards', label: translate('resources.boards.name', { smart_count: 2 }) }}
      />
      <BoardForm submit={translate('board.create_action')} cancelTo="/boards" refusal={refusal} />
    </CreateBase>
  );
}

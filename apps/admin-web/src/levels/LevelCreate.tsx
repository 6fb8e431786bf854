import { CreateBase } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { useRefusal } from '../form/use-refusal.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { LevelForm } from './LevelForm.tsx';

/** Page that creates a membership level. */
export default function LevelCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('level.create')}
        back={{ to: '/levels', label: translate('resources.levels.name', { count: 2 }) }}
      />
      <LevelForm submit={translate('level.createAction')} cancelTo="/levels" refusal={refusal} />
    </CreateBase>
  );
}

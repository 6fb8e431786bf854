import { CreateBase } from 'react-admin';
import { useRefusal } from '../form/use-refusal.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { TrophyForm } from './TrophyForm.tsx';

/** Page that creates a trophy. */
export default function TrophyCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('trophy.create')}
        back={{ to: '/trophies', label: translate('resources.trophies.name', { count: 2 }) }}
      />
      <TrophyForm submit={translate('trophy.createAction')} cancelTo="/trophies" refusal={refusal} />
    </CreateBase>
  );
}

import { CreateBase } from 'react-admin';
import { useRefusal } from '../form/use-refusal.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { GroupForm } from './GroupForm.tsx';

/** Page that creates a group. Its creator becomes the owner, and can transfer it on the group's page. */
export default function GroupCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('group.create')}
        back={{ to: '/groups', label: translate('resources.groups.name', { count: 2 }) }}
        under={translate('group.createHint')}
      />
      <GroupForm submit={translate('group.createAction')} cancelTo="/groups" refusal={refusal} />
    </CreateBase>
  );
}

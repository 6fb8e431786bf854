import { useTranslate } from '../i18n/use-translate.ts';
import { useLevels } from '../levels/use-levels.ts';
import { FilterField } from '../list/FilterField.tsx';

const ROLES = ['member', 'moderator', 'admin'] as const;

/** Filters of the list of members: role, level, banned or not. */
export function MemberFilters() {
  const translate = useTranslate();
  const levels = useLevels();
  return (
    <>
      <FilterField
        source="role"
        label={translate('resources.members.fields.role')}
        choices={ROLES.map((role) => ({ value: role, label: translate(`app.roles.${role}`) }))}
      />
      <FilterField
        source="levels:id"
        label={translate('resources.levels.name', { count: 1 })}
        choices={levels.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FilterField
        source="banned"
        label={translate('member.state')}
        choices={[
          { value: 'true', label: translate('member.banned') },
          { value: 'false', label: translate('member.notBanned') },
        ]}
      />
    </>
  );
}

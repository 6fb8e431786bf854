import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { tokens } from '@lyceum/contracts';
import { fieldErrors, formError } from '../../../lib/forms/server-errors.ts';
import { isStaff, type Me } from '../../../lib/session/session.ts';
import { CurrentPassword } from '../../../ui/form/CurrentPassword.tsx';
import { useCreateToken } from '../own-data.mutations.ts';
import classes from '../Settings.module.css';

/** The server holds the same limit. */
const NAME_MAX = 60;
const DAYS = [30, 90, 365];
const FIELDS = ['name', 'scopes', 'current_password'];
const SCOPES: readonly tokens.TokenScope[] = ['read', 'write', 'staff'];

export function NewTokenForm({ me, onMade }: { me: Me; onMade: (token: string) => void }) {
  const { t } = useTranslation();
  const create = useCreateToken();
  const hasPassword = me.password_changed_at !== null;
  const form = useForm({
    initialValues: { name: '', scopes: ['read'], days: String(DAYS[1]), current_password: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('auth.required')),
      scopes: (scopes) => (scopes.length > 0 ? null : t('tokens.scopeRequired')),
      current_password: (value) => (!hasPassword || value ? null : t('auth.required')),
    },
  });
  const submit = form.onSubmit(({ name, scopes, days, current_password }) =>
    create.mutate(
      {
        name: name.trim(),
        scopes: SCOPES.filter((scope) => scopes.includes(scope)),
        expires_in_days: Number(days),
        current_password: current_password || undefined,
      },
      {
        onSuccess: ({ token }) => onMade(token),
        onError: (error) => form.setErrors(fieldErrors(error)),
      },
    ),
  );
  const refused = create.isError ? formError(create.error, FIELDS, t('errors.action')) : null;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h2 className={classes.heading}>{t('tokens.new')}</h2>
      <TextInput
        label={t('tokens.name')}
        description={t('tokens.nameHint')}
        maxLength={NAME_MAX}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <Checkbox.Group label={t('tokens.may')} {...form.getInputProps('scopes')}>
        <div className={classes.choices}>
          {SCOPES.filter((scope) => scope !== 'staff' || isStaff(me)).map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={t(`tokens.scopes.${scope}`)}
              description={t(`tokens.scopeHints.${scope}`)}
              classNames={{ description: classes.scope }}
            />
          ))}
        </div>
      </Checkbox.Group>
      <NativeSelect
        label={t('tokens.lasts')}
        data={DAYS.map((days) => ({ value: String(days), label: t('tokens.days', { count: days }) }))}
        {...form.getInputProps('days')}
      />
      {hasPassword && <CurrentPassword {...form.getInputProps('current_password')} />}
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      <Button type="submit" loading={create.isPending}>
        {t('tokens.create')}
      </Button>
    </form>
  );
}

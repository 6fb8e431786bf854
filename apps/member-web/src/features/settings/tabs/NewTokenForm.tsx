import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { TOKEN_LIMITS } from '@lyceum/contracts/limits';
import { useTranslation } from 'react-i18next';
import type { tokens } from '@lyceum/contracts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { isStaff, type Me } from '../../../lib/session/session.ts';
import { CurrentPassword, requiredWhere } from '../../../ui/form/CurrentPassword.tsx';
import { useCreateToken } from '../own-data.mutations.ts';
import classes from '../Settings.module.css';

const newToken = () => import('@lyceum/contracts/identity/tokens').then((contract) => contract.createToken.body);
const DAYS = [30, 90, 365];
const SCOPES: readonly tokens.TokenScope[] = ['read', 'write', 'staff'];

/** Form that creates an API token. */
export function NewTokenForm({ me, onMade }: { me: Me; onMade: (token: string) => void }) {
  const { t } = useTranslation();
  const create = useCreateToken();
  const hasPassword = me.password_changed_at !== null;
  const typed = useValues({ name: '', scopes: ['read'], days: String(DAYS[1]), current_password: '' });
  const form = useForm({
    ...typed,
    schema: newToken,
    body: ({ name, scopes, days, current_password }) => ({
      name: name.trim(),
      scopes: SCOPES.filter((scope) => scopes.includes(scope)),
      expires_in_days: Number(days),
      current_password: current_password || undefined,
    }),
    send: create.mutateAsync,
    done: ({ token }) => onMade(token),
    says: { scopes: 'tokens.scopeRequired' },
    checks: () => requiredWhere(hasPassword, typed.values, t),
  });
  return (
    <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
      <h2 className={classes.heading}>{t('tokens.new')}</h2>
      <TextInput
        label={t('tokens.name')}
        description={t('tokens.nameHint')}
        maxLength={TOKEN_LIMITS.name}
        autoComplete="off"
        {...form.field('name')}
      />
      <Checkbox.Group label={t('tokens.may')} {...form.field('scopes')}>
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
        {...form.field('days')}
      />
      {hasPassword && <CurrentPassword {...form.field('current_password')} />}
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" loading={form.busy}>
        {t('tokens.create')}
      </Button>
    </form>
  );
}

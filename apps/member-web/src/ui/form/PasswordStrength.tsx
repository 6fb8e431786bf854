import { useTranslation } from 'react-i18next';
import { passwordStrength } from '../../lib/forms/password-strength.ts';
import classes from './PasswordStrength.module.css';

const STEPS = [1, 2, 3, 4] as const;
const NAMES = ['none', 'weak', 'fair', 'good', 'strong'] as const;

/** Strength of a password in four steps, and as text. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  const name = NAMES[strength] ?? 'none';
  return (
    <div className={classes.meter} data-strength={strength}>
      <span className={classes.steps} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} className={classes.step} data-on={strength >= step || undefined} />
        ))}
      </span>
      <span className={classes.word} role="status">
        {password === '' ? '' : t(`password.${name}`)}
      </span>
    </div>
  );
}

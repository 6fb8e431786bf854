import type { Category } from '@lyceum/contracts/consent/cookie';
import { useTranslation } from 'react-i18next';
import classes from '../Consent.module.css';
import type { CookiePackage } from '../package.query.ts';

interface Props {
  asked: CookiePackage;
  chosen: readonly Category[];
  onChange: (chosen: Category[]) => void;
  /** Keeps required categories selected, for visitors who have already decided. */
  requiredStay?: boolean;
}

/** A checkbox per category, and one for all (part 1 §2). */
export function Categories({ asked, chosen, onChange, requiredStay = false }: Props) {
  const { t } = useTranslation();
  const names = asked.categories.map(({ name }) => name);
  const set = (name: Category, on: boolean) =>
    onChange(on ? [...chosen, name] : chosen.filter((each) => each !== name));
  const kept = requiredStay ? asked.required_items : [];
  const all = names.every((name) => chosen.includes(name));
  return (
    <fieldset className={classes.boxes}>
      <legend className="visually-hidden">{asked.title}</legend>
      <label className={classes.box}>
        <input type="checkbox" checked={all} onChange={() => onChange(all ? [...kept] : names)} />
        <strong>{asked.buttons.all}</strong>
      </label>
      {asked.categories.map(({ name, title, description, required }) => (
        <label key={name} className={classes.box}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            disabled={requiredStay && required}
            onChange={(event) => set(name, event.target.checked)}
          />
          <span>
            <strong>{title}</strong>
            {required && <span className={classes.required}> · {t('consent.required')}</span>}
            <span className={classes.description}>{description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

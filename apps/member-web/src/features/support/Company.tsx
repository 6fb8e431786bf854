import type { settings } from '@lyceum/contracts';
import { useTranslation } from 'react-i18next';
import classes from './Support.module.css';

const NUMBERS = ['vat', 'kvk', 'iban'] as const;

/** Details of the organisation behind the community (part 3 §2). Hidden if administrators left them empty. */
export function Company({ of }: { of: settings.CompanyDetails }) {
  const { t } = useTranslation();
  const town = [of.zipcode, of.city].filter(Boolean).join(' ');
  const lines = [of.company, of.address, town].filter(Boolean);
  const numbers = NUMBERS.filter((name) => of[name]);
  if (lines.length + numbers.length === 0 && !of.email) return null;
  return (
    <section className={classes.company} aria-labelledby="company">
      <h2 id="company">{t('support.company.title')}</h2>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {of.email && <a href={`mailto:${of.email}`}>{of.email}</a>}
      </address>
      {numbers.length > 0 && (
        <dl>
          {numbers.map((name) => (
            <div key={name}>
              <dt>{t(`support.company.${name}`)}</dt>
              <dd>{of[name]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

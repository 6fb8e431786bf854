import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { Choices } from './Choices.tsx';
import classes from './Consent.module.css';
import { OWN, packageOptions } from './package.query.ts';

/** Settings tab with the consent choices of this browser and the member's earlier decisions. */
export function CookiesTab() {
  const { t, i18n } = useTranslation();
  const { data: asked } = useQuery(packageOptions(i18n.language));
  const { data: lines = [] } = useQuery({
    queryKey: OWN,
    queryFn: async ({ signal }) => (await api('GET /api/v4/users/me/consents', { signal })).data,
  });
  if (!asked) return <p className={classes.hint}>{t('consent.loading')}</p>;
  const titles = Object.fromEntries(asked.categories.map(({ name, title }) => [name, title]));
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={classes.choices}>
      {asked.active ? <Choices asked={asked} /> : <p className={classes.hint}>{t('consent.off')}</p>}
      {lines.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('consent.history')}</h2>
          <ul className={classes.lines}>
            {lines.map(({ hash, decided_at, items, withdrawn }) => {
              const said = {
                date: date.format(new Date(decided_at)),
                items: items.map((item) => titles[item]).join(', '),
              };
              return <li key={hash}>{withdrawn ? t('consent.lineWithdrawn', said) : t('consent.line', said)}</li>;
            })}
          </ul>
        </>
      )}
    </div>
  );
}

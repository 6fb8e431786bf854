import { useTranslation } from 'react-i18next';
import { AvatarLink, MemberLink } from '../../../entities/members/MemberLink.tsx';
import classes from '../../../ui/place/Place.module.css';
import { RichText } from '../../../ui/RichText.tsx';
import type { Group } from '../queries/groups.query.ts';

/** Tab with a group's description, rules, questions and creator. */
export function AboutTab({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { description, faqs, founder, rules } = group;
  return (
    <div className={classes.about}>
      <section className={classes.card} data-padded>
        {description ? <RichText html={description} /> : <p className={classes.quiet}>{t('groups.noDescription')}</p>}
        <dl className={classes.list}>
          <div>
            <dt>{t('groups.founder')}</dt>
            <dd className={classes.people}>
              <span className={classes.person}>
                <AvatarLink member={founder} size={28} />
                <MemberLink member={founder} small />
              </span>
            </dd>
          </div>
        </dl>
      </section>
      {rules.length > 0 && (
        <section className={classes.card} data-padded aria-labelledby="group-rules">
          <h2 id="group-rules" className={classes.heading}>
            {t('groups.rules')}
          </h2>
          <ol className={classes.numbered}>
            {rules.map((rule, index) => (
              <li key={index}>{rule}</li>
            ))}
          </ol>
        </section>
      )}
      {faqs.length > 0 && (
        <section className={classes.card} data-padded aria-labelledby="group-faqs">
          <h2 id="group-faqs" className={classes.heading}>
            {t('groups.faqs')}
          </h2>
          {faqs.map(({ question, answer }, index) => (
            <details key={index} className={classes.faq}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      )}
    </div>
  );
}

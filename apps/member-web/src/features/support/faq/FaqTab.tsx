import { IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import type { Faq, FaqCategory } from '../support.query.ts';
import { hashOf, nameIn } from '../ways.ts';
import classes from './Faq.module.css';

interface Props {
  categories: readonly FaqCategory[];
  faqs: readonly Faq[];
}

/** Questions of the category in the address's fragment. Each question expands separately. */
export function FaqTab({ categories, faqs }: Props) {
  const { t } = useTranslation();
  const { hash, search } = useLocation();
  const chosen = categories.find(({ name }) => name === nameIn(hash)) ?? categories[0];
  const shown = faqs.filter(({ faq_category_id }) => faq_category_id === chosen?.id);
  return (
    <div className={classes.faq}>
      {categories.length > 1 && (
        <nav className={classes.categories} aria-label={t('support.categories')}>
          {categories.map(({ id, name }) => (
            <Link
              key={id}
              to={{ search, hash: hashOf(name) }}
              replace
              className={classes.category}
              aria-current={id === chosen?.id ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      {shown.length === 0 ? (
        <EmptyState icon={<IconHelpCircle />} title={t('support.faqEmpty')} hint={t('support.faqEmptyHint')} quiet />
      ) : (
        <div className={classes.questions}>
          {shown.map(({ id, question, answer }) => (
            <details key={id} className={classes.question}>
              <summary>{question}</summary>
              <div className={classes.answer}>
                <RichText html={answer} />
              </div>
            </details>
          ))}
        </div>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { CATEGORIES, type Category } from '@lyceum/contracts/consent/cookie';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../ui/form/Refusal.tsx';
import classes from './Consent.module.css';
import { type CookiePackage, useDecide, useWithdraw } from './package.query.ts';
import { Categories } from './popup/Categories.tsx';
import { useStoredConsent } from './stored.ts';

interface Props {
  asked: CookiePackage;
  onDone?: () => void;
}

/** Form to change or withdraw a consent decision. Required categories stay selected. */
export function Choices({ asked, onDone }: Props) {
  const { t } = useTranslation();
  const stored = useStoredConsent();
  const decide = useDecide(asked);
  const withdraw = useWithdraw();
  const [chosen, setChosen] = useState<readonly Category[] | null>(null);
  const items = chosen ?? stored?.items ?? asked.required_items;
  const shut = { onSuccess: () => (setChosen(null), onDone?.()) };
  return (
    <div className={classes.choices}>
      <p className={classes.hint}>{stored ? t('consent.hint') : t('consent.inBrowser')}</p>
      <Categories
        asked={asked}
        chosen={items}
        onChange={(next) => setChosen(CATEGORIES.filter((each) => next.includes(each)))}
        requiredStay
      />
      <Refusal>{decide.isError || withdraw.isError ? t('consent.failed') : null}</Refusal>
      <div className={classes.buttons}>
        <Button loading={decide.isPending} onClick={() => decide.mutate(items, shut)}>
          {t('consent.save')}
        </Button>
        {stored && (
          <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate(undefined, shut)}>
            {t('consent.withdraw')}
          </Button>
        )}
      </div>
    </div>
  );
}

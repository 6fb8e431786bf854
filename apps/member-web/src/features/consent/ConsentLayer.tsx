import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMe } from '../../lib/session/session.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Choices } from './Choices.tsx';
import { useFollow } from './follow/use-follow.ts';
import { packageOptions } from './package.query.ts';
import { Popup } from './popup/Popup.tsx';
import { openChoices, useChoicesOpened, useStoredConsent } from './stored.ts';

/** Layer over every screen: the consent pop-up for visitors without a decision, and the dialog to change one. */
export function ConsentLayer({ version }: { version: number }) {
  const { t, i18n } = useTranslation();
  const stored = useStoredConsent();
  const opened = useChoicesOpened();
  const { pathname } = useLocation();
  const me = useMe();
  useFollow(version, stored);
  // An administrator must not decide for an impersonated member.
  const asks = stored === null && me !== undefined && !me?.impersonating;
  const { data } = useQuery({ ...packageOptions(i18n.language), enabled: asks || opened });
  if (!data?.active) return null;
  if (opened) {
    return (
      <Dialog title={t('consent.manage')} onClose={() => openChoices(false)}>
        <Choices asked={data} onDone={() => openChoices(false)} />
      </Dialog>
    );
  }
  // Visitors can read the policy before they decide.
  const covers = data.variant === 'blocking' && pathname === data.policy_url;
  return asks && !covers ? <Popup asked={data} /> : null;
}

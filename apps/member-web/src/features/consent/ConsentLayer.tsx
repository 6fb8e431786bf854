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

/** Over whatever screen: asks whoever has not decided, and shows their choices to whoever wants to change them. */
export function ConsentLayer({ version }: { version: number }) {
  const { t, i18n } = useTranslation();
  const stored = useStoredConsent();
  const opened = useChoicesOpened();
  const { pathname } = useLocation();
  const me = useMe();
  useFollow(version, stored);
  // Nobody decides for whom they look as.
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
  // What it leads to can be read before one decides.
  const covers = data.variant === 'blocking' && pathname === data.policy_url;
  return asks && !covers ? <Popup asked={data} /> : null;
}

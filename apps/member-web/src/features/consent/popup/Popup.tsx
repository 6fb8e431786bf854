import { useTranslation } from 'react-i18next';
import type { Category } from '@lyceum/contracts/consent/cookie';
import { type CookiePackage, useDecide } from '../package.query.ts';
import { Advanced } from './Advanced.tsx';
import { Blocking } from './Blocking.tsx';
import { Friendly } from './Friendly.tsx';
import { Simple } from './Simple.tsx';

/** Props of every pop-up variant. */
export interface PopupProps {
  asked: CookiePackage;
  /** Disables the buttons during the request. */
  busy: boolean;
  refusal: string | null;
  onDecide: (items: readonly Category[]) => void;
}

const BY_VARIANT = { advanced: Advanced, simple: Simple, blocking: Blocking, friendly: Friendly };

/** The pressed button disappears with the pop-up, so the focus moves to the screen. */
const toScreen = () => document.getElementById('main')?.focus({ preventScroll: true });

/**
 * The pop-up in the variant that the community chose (part 1 §2). No option is preselected, and refusing takes as many
 * clicks as accepting.
 */
export function Popup({ asked }: { asked: CookiePackage }) {
  const { t } = useTranslation();
  const decide = useDecide(asked);
  const Variant = BY_VARIANT[asked.variant];
  return (
    <Variant
      asked={asked}
      busy={decide.isPending}
      refusal={decide.isError ? t('consent.failed') : null}
      onDecide={(items) => void decide.mutateAsync(items).then(toScreen, () => undefined)}
    />
  );
}

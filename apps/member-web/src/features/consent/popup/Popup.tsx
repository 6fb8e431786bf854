import { useTranslation } from 'react-i18next';
import type { Category } from '@lyceum/contracts/consent/cookie';
import { type CookiePackage, useDecide } from '../package.query.ts';
import { Advanced } from './Advanced.tsx';
import { Blocking } from './Blocking.tsx';
import { Friendly } from './Friendly.tsx';
import { Simple } from './Simple.tsx';

/** What a popup is given: what it asks, and whom it tells. */
export interface PopupProps {
  asked: CookiePackage;
  /** While it is sent, nothing else can be chosen. */
  busy: boolean;
  refusal: string | null;
  onDecide: (items: readonly Category[]) => void;
}

const BY_VARIANT = { advanced: Advanced, simple: Simple, blocking: Blocking, friendly: Friendly };

/** What was pressed is gone with the popup: the keyboard goes on in the screen. */
const toScreen = () => document.getElementById('main')?.focus({ preventScroll: true });

/** One of four, as the community has chosen (part 1 §2). Nothing is ticked beforehand; what is necessary is as near as accepting. */
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

import i18next from 'i18next';
import { toast } from '../../../lib/toast.ts';

/** A post that is passed on: where it stands, and what its conversation is called. */
export interface Shared {
  address: string;
  title: string;
}

const urlOf = (address: string): string => location.origin + address;

/** By whatever the device offers for it; null where the browser has no such thing. */
export const share =
  'navigator' in globalThis && 'share' in navigator
    ? async ({ address, title }: Shared): Promise<void> => {
        try {
          await navigator.share({ title, url: urlOf(address) });
        } catch (error) {
          // The member closed the share sheet.
          if (error instanceof DOMException && error.name === 'AbortError') return;
          toast({ kind: 'error', text: i18next.t('errors.action') });
        }
      }
    : null;

export const mailOf = ({ address, title }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(urlOf(address))}`;

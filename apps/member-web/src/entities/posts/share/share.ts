import i18next from 'i18next';
import { toast } from '../../../lib/toast.ts';

/** A shared post: its path and the title of its conversation. */
export interface Shared {
  address: string;
  title: string;
}

const urlOf = (address: string): string => location.origin + address;

/** Opens the device's share sheet. Null if the browser has none. */
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

/** A `mailto:` link with the title and URL of a post. */
export const mailOf = ({ address, title }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(urlOf(address))}`;

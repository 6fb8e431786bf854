import i18next from 'i18next';
import { toast } from './toast.ts';

/** Copies the URL of a path of this app to the clipboard. */
export const copyLink = (path: string): Promise<void> =>
  copyText(location.origin + path, i18next.t('topic.linkCopied'));

/** Copies a text to the clipboard and shows `copied` as a notification, or an error. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'success', text: copied });
  } catch {
    toast({ kind: 'error', text: i18next.t('errors.action') });
  }
}

import i18next from 'i18next';
import { toast } from './toast.ts';

export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin + path);
    toast({ kind: 'success', text: i18next.t('topic.linkCopied') });
  } catch {
    toast({ kind: 'error', text: i18next.t('errors.action') });
  }
}

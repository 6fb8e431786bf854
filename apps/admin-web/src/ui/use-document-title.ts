import { useEffect } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';

/** Sets the title of the browser tab. */
export function useDocumentTitle(title: string): void {
  const translate = useTranslate();
  const console = translate('app.console');
  useEffect(() => {
    document.title = title ? `${title} · Lyceum ${console}` : `Lyceum ${console}`;
  }, [title, console]);
}

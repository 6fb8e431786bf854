import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

export function useDocumentTitle(title: string): void {
  const translate = useTranslate();
  const console = translate('app.console');
  useEffect(() => {
    document.title = title ? `${title} · Lyceum ${console}` : `Lyceum ${console}`;
  }, [title, console]);
}

import type { ContactRequest } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Badge } from '../ui/Badge.tsx';

/** Badge that shows whether a contact request is open or handled. */
export function ContactState({ request }: { request: ContactRequest }) {
  const translate = useTranslate();
  return request.handled_at === null ? (
    <Badge tone="accent">{translate('contact.open')}</Badge>
  ) : (
    <Badge tone="quiet">{translate('contact.handled')}</Badge>
  );
}

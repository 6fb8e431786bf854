import { useTranslate } from '../i18n/use-translate.ts';
import type { Mail } from '../data/types.ts';
import { Badge } from '../ui/Badge.tsx';

/** Badge with the delivery state of an e-mail. */
export function MailState({ mail }: { mail: Mail }) {
  const translate = useTranslate();
  if (mail.sent_at) return <Badge tone="quiet">{translate('mail.sent')}</Badge>;
  if (mail.kept_at) return <Badge tone="outline">{translate('mail.kept')}</Badge>;
  if (mail.refused_at) return <Badge tone="flame">{translate('mail.refused')}</Badge>;
  return mail.error ? (
    <Badge tone="flame">{translate('mail.failing')}</Badge>
  ) : (
    <Badge tone="outline">{translate('mail.waiting')}</Badge>
  );
}

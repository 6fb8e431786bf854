import { isTranslatedReason } from '@lyceum/contracts/moderation/limits';
import { useTranslate } from '../i18n/use-translate.ts';

/** Returns a function that names a reason for reports. Reasons that administrators added are shown as typed. */
export function useReasonName(): (reason: string) => string {
  const translate = useTranslate();
  return (reason) => (isTranslatedReason(reason) ? translate(`review.chosen.${reason}`) : reason);
}

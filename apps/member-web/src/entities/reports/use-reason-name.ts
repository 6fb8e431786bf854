import { isTranslatedReason } from '@lyceum/contracts/moderation/limits';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a reason for reports. Reasons that administrators added are shown as typed. Needs `reportTexts`. */
export function useReasonName(): (reason: string) => string {
  const { t } = useTranslation();
  return (reason) => (isTranslatedReason(reason) ? t(`report.reasons.${reason}`) : reason);
}

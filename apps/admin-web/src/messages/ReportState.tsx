import { useTranslate } from '../i18n/use-translate.ts';
import type { MessageReport } from '../data/types.ts';
import { Badge } from '../ui/Badge.tsx';

/** Badge with the state of a report: open, or the decision. */
export function ReportState({ report }: { report: MessageReport }) {
  const translate = useTranslate();
  if (report.outcome === null) return <Badge tone="accent">{translate('messageReport.open')}</Badge>;
  return report.outcome === 'deleted' ? (
    <Badge tone="flame">{translate('messageReport.deleted')}</Badge>
  ) : (
    <Badge tone="quiet">{translate('messageReport.kept')}</Badge>
  );
}

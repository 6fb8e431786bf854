import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslate } from '../i18n/use-translate.ts';
import { State } from '../ui/State.tsx';

/** Error boundary of a screen. The navigation around it keeps working. */
export function Crash({ resetErrorBoundary }: { resetErrorBoundary: () => void }) {
  const translate = useTranslate();
  return (
    <Card>
      <State
        alert
        heading
        icon={<ReportProblemOutlined />}
        title={translate('app.crash.title')}
        hint={translate('app.crash.hint')}
        action={
          <Button variant="outlined" onClick={resetErrorBoundary}>
            {translate('app.retry')}
          </Button>
        }
      />
    </Card>
  );
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { RulesPreview } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';
import { RecordLink } from '../ui/links.tsx';

/** Preview of new scoring rules: which members gain or lose points or levels. */
export function Outcomes({ of: { gaining, losing, unchanged, members } }: { of: RulesPreview }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('scoring.outcome')}>
      <Typography role="status">{translate('scoring.counts', { gaining, losing, unchanged })}</Typography>
      {members.length > 0 ? (
        <TableContainer tabIndex={0} aria-label={translate('scoring.outcome')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('scoring.member')}</TableCell>
                <TableCell align="right">{translate('scoring.pointsNow')}</TableCell>
                <TableCell align="right">{translate('scoring.pointsThen')}</TableCell>
                <TableCell align="right">{translate('scoring.levelThen')}</TableCell>
                <TableCell align="right">{translate('scoring.streakThen')}</TableCell>
                <TableCell>{translate('scoring.trophiesThen')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {members.map((member) => (
                <Row key={member.member_id} of={member} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : null}
    </Panel>
  );
}

const fromTo = (before: number, after: number) => (before === after ? String(before) : `${before} → ${after}`);

function Row({ of }: { of: RulesPreview['members'][number] }) {
  return (
    <TableRow>
      <TableCell>
        <RecordLink resource="members" id={of.member_id}>
          {of.name}
        </RecordLink>
      </TableCell>
      <TableCell align="right">{of.before}</TableCell>
      <TableCell align="right">{of.after}</TableCell>
      <TableCell align="right">{fromTo(of.level_before, of.level_after)}</TableCell>
      <TableCell align="right">{fromTo(of.streak_before, of.streak_after)}</TableCell>
      <TableCell>{of.trophies.map(({ title }) => title).join(', ')}</TableCell>
    </TableRow>
  );
}

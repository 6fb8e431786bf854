import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { moderation } from '@lyceum/contracts';
import { useState } from 'react';
import type { WholeReviewItem } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { RuleField } from '../members/RuleField.tsx';
import { SilenceTerm, usualSilence } from '../members/SilenceTerm.tsx';
import { endAfter, SuspensionTerm, USUAL_TERM } from '../members/SuspensionTerm.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { wordsOf } from './decision-words.ts';
import { useReviewKeys } from './use-review-keys.ts';

interface Props {
  item: WholeReviewItem;
  /** Opens the item before or after this one. */
  onMove: (step: 1 | -1) => void;
  onDecided: () => void;
}

/** Buttons for the decisions that the viewer may take. Each has a number key. `j` and `k` open other items. */
export function Decisions({ item, onMove, onDecided }: Props) {
  const translate = useTranslate();
  const [asking, setAsking] = useState<moderation.ReviewDecision | null>(null);
  const { decisions } = item;
  useReviewKeys({ choices: decisions.length, onChoose: (index) => setAsking(decisions[index]!), onMove });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {decisions.map((decision, index) => (
        <Button
          key={decision}
          variant="outlined"
          color={decision === 'kept' || decision === 'granted' ? 'primary' : 'error'}
          aria-keyshortcuts={String(index + 1)}
          endIcon={<kbd aria-hidden="true">{index + 1}</kbd>}
          onClick={() => setAsking(decision)}
        >
          {translate(`review.decide.${wordsOf(decision, item.kind)}`)}
        </Button>
      ))}
      {asking ? (
        <DecisionDialog item={item} decision={asking} onDecided={onDecided} onClose={() => setAsking(null)} />
      ) : null}
    </Box>
  );
}

interface DialogProps {
  item: WholeReviewItem;
  decision: moderation.ReviewDecision;
  onDecided: () => void;
  onClose: () => void;
}

function DecisionDialog({ item, decision, onDecided, onClose }: DialogProps) {
  const translate = useTranslate();
  const words = wordsOf(decision, item.kind);
  const [days, setDays] = useState(USUAL_TERM);
  const [end, setEnd] = useState<string | null>(usualSilence);
  const [rule, setRule] = useState<string | null>(item.reasons[0] ?? null);
  const isAgainst = decision !== 'kept' && decision !== 'granted';
  const send = useCommand(
    (provider, reason: string) =>
      provider.decideReports({
        id: item.id,
        reason,
        decision,
        ...(isAgainst && { rule }),
        ...(decision === 'suspended' && { until: endAfter(days) }),
        ...(decision === 'silenced' && { until: end }),
      }),
    translate(`review.done.${words}`),
  );
  return (
    <ReasonDialog
      title={translate(`review.decideTitle.${words}`)}
      hint={
        <>
          <Box component="strong" sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
            {item.title}
          </Box>
          {translate(`review.decideHint.${words}`)}
        </>
      }
      submit={translate(`review.decide.${words}`)}
      reasons={
        item.kind === 'appeal'
          ? 'review.appealReasons'
          : isAgainst
            ? 'review.removedReasons'
            : item.kind === 'held'
              ? 'review.approvedReasons'
              : 'review.keptReasons'
      }
      memberReads={isAgainst || item.kind === 'appeal'}
      onSubmit={async (reason) => {
        await send(reason);
        onDecided();
      }}
      onClose={onClose}
      startsAtReason
      invalid={decision === 'silenced' && end === null ? translate('member.silenceEnd') : null}
    >
      {isAgainst ? (
        <>
          <RuleField value={rule} onChange={setRule} />
          {decision === 'silenced' ? <SilenceTerm value={end} onChange={setEnd} /> : null}
          {decision === 'suspended' ? <SuspensionTerm value={days} onChange={setDays} /> : null}
        </>
      ) : null}
    </ReasonDialog>
  );
}

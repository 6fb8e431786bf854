import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import type { Member, MemberPosts } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { usePostCounts } from './post-counts.ts';
import { usePostBatch } from './use-post-batch.ts';

type Periods = MemberPosts['periods'];
type Period = keyof Periods;
const PERIODS: readonly Period[] = ['day', 'week', 'all'];

interface Props {
  member: Member;
  periods: Periods;
}

/** Button and dialog that delete everything a member wrote in a period, with a reason. */
export function DeletePosts({ member, periods }: Props) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('member.posts.delete')}
      </Button>
      {asking ? <DeleteDialog member={member} periods={periods} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function DeleteDialog({ member, periods, onClose }: Props & { onClose: () => void }) {
  const translate = useTranslate();
  const [period, setPeriod] = useState<Period>('day');
  const send = usePostBatch('member.posts.deleted');
  const { topics, comments } = periods[period];
  const count = topics + comments;
  return (
    <ReasonDialog
      title={translate('member.posts.deleteTitle', { name: member.name })}
      hint={translate('member.posts.deleteHint')}
      submit={translate('member.posts.submit', { count })}
      reasons="deleted.deleteReasons"
      invalid={count === 0 ? translate('member.posts.nothing') : null}
      onSubmit={(reason) =>
        send((provider, cursor) => provider.deleteMemberPosts({ id: member.id, period, reason, ...cursor }))
      }
      onClose={onClose}
    >
      <PeriodChoice period={period} periods={periods} onChange={setPeriod} />
    </ReasonDialog>
  );
}

function PeriodChoice({
  period,
  periods,
  onChange,
}: {
  period: Period;
  periods: Periods;
  onChange: (period: Period) => void;
}) {
  const translate = useTranslate();
  const counts = usePostCounts();
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ fontSize: '0.875rem', fontWeight: 550, mb: 0.5 }}>
        {translate('member.posts.period')}
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} value={period} onChange={(_, value) => onChange(value as Period)}>
        {PERIODS.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={`${translate(`member.posts.periods.${each}`)}: ${counts(periods[each])}`}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

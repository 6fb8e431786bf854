import { ActionIcon } from '@mantine/core';
import type { moderation } from '@lyceum/contracts';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../lib/i18n/texts.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import { Part } from '../../ui/part/Part.tsx';
import { reportTexts } from './texts/index.ts';

const ReportDialog = lazyPart(withTexts(() => import('./ReportDialog.tsx'), reportTexts));

interface Props {
  of: { kind: moderation.ReportedKind; id: number };
  /** The member behind it, who can’t report it. */
  by: number;
}

/** Button that reports a group or an event. Hidden from guests and from its founder. */
export function ReportButton({ of, by }: Props) {
  const { t } = useTranslation();
  const me = acting(useMe());
  const [asking, setAsking] = useState(false);
  if (!me || me.id === by) return null;
  return (
    <>
      <ActionIcon aria-label={t('topic.report')} title={t('topic.report')} size={36} onClick={() => setAsking(true)}>
        <IconFlag size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <Part missing="opened">{asking && <ReportDialog of={of} onDone={() => setAsking(false)} />}</Part>
    </>
  );
}

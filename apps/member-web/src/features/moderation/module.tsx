import { reportTexts } from '../../entities/reports/texts/index.ts';
import type { Module } from '../../lib/modules/module.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import { Part } from '../../ui/part/Part.tsx';
import { moderationTexts } from './texts/index.ts';

const Notices = lazyPart(withTexts(() => import('./Notices.tsx'), moderationTexts, reportTexts));

/** Shows warnings that the member has to read, and that they can’t write for now. */
function Banner() {
  const me = acting(useMe());
  const isConcerned = me && (me.silenced_until || me.open_warnings.length > 0);
  return <Part missing="nothing">{isConcerned ? <Notices me={me} /> : null}</Part>;
}

const KINDS = {
  hidden: 'decisionHidden',
  removed: 'decisionRemoved',
  rejected: 'decisionRejected',
  warned: 'decisionWarned',
  silenced: 'decisionSilenced',
  suspended: 'decisionSuspended',
} as const;
const OUTCOMES = { granted: 'appealGranted', kept: 'appealKept' } as const;

export const moderation: Module = {
  name: 'moderation',
  notifications: {
    decision: {
      text: ({ decision: { kind, outcome } }) => (outcome ? OUTCOMES[outcome] : KINDS[kind]),
      what: ({ decision }) => decision.title,
      to: () => paths.settings('decisions'),
    },
  },
  Banner,
};

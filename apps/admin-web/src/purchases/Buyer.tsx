import type { Purchase } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { RecordLink } from '../ui/links.tsx';

/** The buyer. The purchase survives the erasure of its member. */
export function Buyer({ of: { member } }: { of: Pick<Purchase, 'member'> }) {
  const translate = useTranslate();
  if (!member) return translate('purchase.gone');
  return (
    <RecordLink resource="members" id={member.id}>
      {member.name || member.username}
    </RecordLink>
  );
}

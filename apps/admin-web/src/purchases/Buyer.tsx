import type { Purchase } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { RecordLink } from '../ui/links.tsx';

/** Who bought it; what was bought is kept after its member has been erased. */
export function Buyer({ of: { member } }: { of: Pick<Purchase, 'member'> }) {
  const translate = useTranslate();
  if (!member) return translate('purchase.gone');
  return (
    <RecordLink resource="members" id={member.id}>
      {member.name || member.username}
    </RecordLink>
  );
}

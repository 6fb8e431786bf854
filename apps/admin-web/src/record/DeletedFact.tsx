import { useTranslate } from '../i18n/use-translate.ts';
import type { Topic } from '../data/types.ts';
import { RecordLink } from '../ui/links.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { Fact } from './Facts.tsx';

/** Time and author of a deletion. The reason is in the history. */
export function DeletedFact({ record }: { record: Pick<Topic, 'deleted_at' | 'deleted_by'> }) {
  const translate = useTranslate();
  if (!record.deleted_at) return null;
  return (
    <>
      <Fact label={translate('deleted.at')}>
        <RelativeTime moment={record.deleted_at} />
      </Fact>
      {record.deleted_by ? (
        <Fact label={translate('deleted.by')}>
          <RecordLink resource="members" id={record.deleted_by.id}>
            <MemberName member={record.deleted_by} size={24} />
          </RecordLink>
        </Fact>
      ) : null}
    </>
  );
}

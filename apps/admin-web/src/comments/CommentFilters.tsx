import { useTranslate } from '../i18n/use-translate.ts';
import type { Member, Topic } from '../data/types.ts';
import { DeletedFilter } from '../list/FilterField.tsx';
import { ReferenceFilter } from '../list/ReferenceFilter.tsx';

/** Filters of the list of comments: topic, author, deleted or not. */
export function CommentFilters() {
  const translate = useTranslate();
  return (
    <>
      <ReferenceFilter<Topic>
        source="topic_id"
        label={translate('resources.comments.fields.topic_title')}
        resource="topics"
        named={(topic) => topic.title}
      />
      <ReferenceFilter<Member>
        source="user_id"
        label={translate('resources.comments.fields.user.name')}
        resource="members"
        named={(member) => member.name}
      />
      <DeletedFilter />
    </>
  );
}

import { useCommentName } from '../comments/CommentCommand.tsx';
import { CommentState } from '../comments/CommentState.tsx';
import { CourseBadges } from '../courses/CourseList.tsx';
import type { Comment, Course, Group, Member, Purchase, Topic } from '../data/types.ts';
import { GroupBadges } from '../groups/GroupList.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { Amount } from '../money/Amount.tsx';
import { PurchaseState } from '../purchases/PurchaseState.tsx';
import { RelatedPanel } from '../record/RelatedPanel.tsx';
import { TopicState } from '../topics/TopicState.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';

/** Panels of a member's topics and comments, deleted ones too. */
export function MemberActivity({ member }: { member: Member }) {
  const translate = useTranslate();
  const nameOf = useCommentName();
  const filter = { user_id: member.id };
  return (
    <>
      <RelatedPanel<Topic>
        resource="topics"
        filter={filter}
        linked
        nothing={translate('member.noTopics')}
        row={(topic) => ({
          name: topic.title,
          details: (
            <>
              {topic.board_name} · <RelativeTime moment={topic.created_at} />
            </>
          ),
          state: <TopicState topic={topic} />,
        })}
      />
      <RelatedPanel<Comment>
        resource="comments"
        filter={filter}
        linked
        nothing={translate('member.noComments')}
        row={(comment) => ({
          name: nameOf(comment),
          details: (
            <>
              {comment.topic_title} · <RelativeTime moment={comment.created_at} />
            </>
          ),
          state: <CommentState comment={comment} />,
        })}
      />
    </>
  );
}

/** Panel of the groups that a member is in. Leaves out groups whose members the viewer may not see. */
export function MemberGroups({ member }: { member: Member }) {
  const translate = useTranslate();
  return (
    <RelatedPanel<Group>
      resource="groups"
      filter={{ 'members:user_id': member.id }}
      nothing={translate('member.noGroups')}
      row={(group) => ({
        name: group.name,
        details: translate('member.groupSize', { count: group.members_count }),
        state: <GroupBadges group={group} />,
      })}
    />
  );
}

/** Panel of the courses that a member takes. */
export function MemberCourses({ member }: { member: Member }) {
  const translate = useTranslate();
  return (
    <RelatedPanel<Course>
      resource="courses"
      filter={{ 'participants:user_id': member.id }}
      nothing={translate('member.noCourses')}
      row={(course) => ({
        name: course.name,
        details: translate('course.lessons', { count: course.lesson_count }),
        state: <CourseBadges course={course} />,
      })}
    />
  );
}

/** Panel of a member's purchases. */
export function MemberPurchases({ member }: { member: Member }) {
  const translate = useTranslate();
  return (
    <RelatedPanel<Purchase>
      resource="purchases"
      filter={{ member_id: member.id }}
      linked
      nothing={translate('member.noPurchases')}
      row={(purchase) => ({
        name: purchase.product.name,
        details: (
          <>
            <Amount cents={purchase.price_cents} currency={purchase.currency} /> ·{' '}
            <RelativeTime moment={purchase.begun_at} />
          </>
        ),
        state: <PurchaseState purchase={purchase} />,
      })}
    />
  );
}

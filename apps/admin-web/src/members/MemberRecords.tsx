import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CommentState } from '../comments/CommentState.tsx';
import { CourseBadges } from '../courses/CourseList.tsx';
import type { Comment, Course, Group, Member, Purchase, Topic } from '../data/types.ts';
import { GroupBadges } from '../groups/GroupList.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { Amount } from '../money/Amount.tsx';
import { PurchaseState } from '../purchases/PurchaseState.tsx';
import { RelatedPanel } from '../record/RelatedPanel.tsx';
import { TopicState } from '../topics/TopicState.tsx';
import { RecordLink } from '../ui/links.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';

/** Row of a panel: the linked record with its details below, and its state on the right. */
function Line({ link, details, state }: { link: ReactNode; details: ReactNode; state?: ReactNode }) {
  return (
    <li>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        {link}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{details}</Box>
      </Box>
      {state}
    </li>
  );
}

/** Panels of a member's topics and comments, deleted ones too. */
export function MemberActivity({ member }: { member: Member }) {
  const translate = useTranslate();
  const filter = { user_id: member.id };
  return (
    <>
      <RelatedPanel<Topic>
        resource="topics"
        filter={filter}
        linked
        nothing={translate('member.noTopics')}
        row={(topic) => (
          <Line
            key={topic.id}
            link={
              <RecordLink resource="topics" id={topic.id}>
                {topic.title}
              </RecordLink>
            }
            details={
              <>
                {topic.board_name} · <RelativeTime moment={topic.created_at} />
              </>
            }
            state={<TopicState topic={topic} />}
          />
        )}
      />
      <RelatedPanel<Comment>
        resource="comments"
        filter={filter}
        linked
        nothing={translate('member.noComments')}
        row={(comment) => (
          <Line
            key={comment.id}
            link={
              <RecordLink resource="comments" id={comment.id}>
                {comment.excerpt || translate('topic.noText')}
              </RecordLink>
            }
            details={
              <>
                {comment.topic_title} · <RelativeTime moment={comment.created_at} />
              </>
            }
            state={<CommentState comment={comment} />}
          />
        )}
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
      row={(group) => (
        <Line
          key={group.id}
          link={
            <RecordLink resource="groups" id={group.id}>
              {group.name}
            </RecordLink>
          }
          details={translate('member.groupSize', { count: group.members_count })}
          state={<GroupBadges group={group} />}
        />
      )}
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
      row={(course) => (
        <Line
          key={course.id}
          link={
            <RecordLink resource="courses" id={course.id}>
              {course.name}
            </RecordLink>
          }
          details={translate('course.lessons', { count: course.lesson_count })}
          state={<CourseBadges course={course} />}
        />
      )}
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
      row={(purchase) => (
        <Line
          key={purchase.id}
          link={
            <RecordLink resource="purchases" id={purchase.id}>
              {purchase.product.name}
            </RecordLink>
          }
          details={
            <>
              <Amount cents={purchase.price_cents} currency={purchase.currency} /> ·{' '}
              <RelativeTime moment={purchase.begun_at} />
            </>
          }
          state={<PurchaseState purchase={purchase} />}
        />
      )}
    />
  );
}

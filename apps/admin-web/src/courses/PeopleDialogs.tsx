import { useState } from 'react';
import type { CourseOutline } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { MembersField, type Person } from '../members/MembersField.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

interface Props {
  course: CourseOutline;
  onClose: () => void;
}

/** Dialog that enrols members in a course. */
export function EnrolDialog({ course, onClose }: Props) {
  const translate = useTranslate();
  const [members, setMembers] = useState<Person[]>([]);
  const send = useCommand(
    (provider, reason: string) =>
      provider.enrolMembers({ id: course.id, member_ids: members.map(({ id }) => id), reason }),
    translate('course.enrolled'),
  );
  return (
    <ReasonDialog
      title={translate('course.enrolTitle')}
      hint={translate('course.enrolHint')}
      submit={translate('course.enrol')}
      reasons="course.enrolReasons"
      invalid={members.length === 0 ? translate('course.memberMissing') : null}
      onSubmit={send}
      onClose={onClose}
    >
      <MembersField label={translate('course.member')} members={members} onChange={setMembers} />
    </ReasonDialog>
  );
}

/** Dialog that names the authors of a course. */
export function AuthorsDialog({ course, onClose }: Props) {
  const translate = useTranslate();
  const [authors, setAuthors] = useState<Person[]>(course.authors.map(({ id, name }) => ({ id, name })));
  const send = useCommand(
    (provider, reason: string) =>
      provider.changeAuthors({ id: course.id, author_ids: authors.map(({ id }) => id), reason }),
    translate('course.saved'),
  );
  return (
    <ReasonDialog
      title={translate('course.authorsTitle')}
      hint={translate('course.authorsHint')}
      submit={translate('board.save')}
      reasons="course.authorReasons"
      onSubmit={send}
      onClose={onClose}
    >
      <MembersField label={translate('course.member')} members={authors} onChange={setAuthors} />
    </ReasonDialog>
  );
}

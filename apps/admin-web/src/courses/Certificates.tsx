import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { dateOf } from '@lyceum/browser/time';
import type { certificates } from '@lyceum/contracts';
import type { Course } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PagedPanel } from '../record/PagedPanel.tsx';
import { RecordLink } from '../ui/links.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { useReader } from '../ui/use-reader.ts';

type Graduate = certificates.Graduate;

/** Panel of the members who completed a course, each with their certificate. */
export function Certificates({ course }: { course: Course }) {
  const translate = useTranslate();
  return (
    <PagedPanel<Graduate>
      title={translate('course.certificates')}
      name={['courses', 'graduates', course.id]}
      ask={(provider, asked) => provider.graduates(course.id, asked)}
      failed={translate('course.participantsFailed')}
      nobody={course.certificate ? translate('course.certificatesNone') : ''}
      row={(graduate) => <Row key={graduate.id} course={course} graduate={graduate} />}
    >
      {course.certificate ? null : <p>{translate('course.certificatesOff')}</p>}
    </PagedPanel>
  );
}

function Row({ course, graduate: { id, name, certificate } }: { course: Course; graduate: Graduate }) {
  const translate = useTranslate();
  const reader = useReader();
  const holds = certificate !== null && certificate.withdrawn_at === null;
  const state =
    certificate === null
      ? translate('course.certificateMissing')
      : certificate.withdrawn_at === null
        ? translate('course.certificateHeld', { when: dateOf(certificate.issued_at, reader) })
        : translate('course.certificateWithdrawn', { when: dateOf(certificate.withdrawn_at, reader) });
  return (
    <li>
      <RecordLink resource="members" id={id}>
        {name}
      </RecordLink>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{state}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, ml: 'auto' }}>
        {certificate ? (
          <MuiLink
            href={`/certificates/${certificate.code}`}
            aria-label={translate('course.certificateVerifyOf', { name })}
          >
            {translate('course.certificateVerify')}
          </MuiLink>
        ) : null}
        {holds ? <Revoke course={course} member={{ id, name }} /> : null}
        {!holds && course.certificate ? <Issue course={course} member={{ id, name }} /> : null}
      </Box>
    </li>
  );
}

interface OfMember {
  course: Course;
  member: { id: number; name: string };
}

function Issue({ course, member: { id, name } }: OfMember) {
  const translate = useTranslate();
  return (
    <ReasonedCommand
      label={translate('course.issue')}
      rowLabel={translate('course.issueOf', { name })}
      asked={{
        name,
        title: translate('course.issueTitle'),
        hint: translate('course.issueHint'),
        submit: translate('course.issue'),
        reasons: 'course.reasons',
        done: translate('course.saved'),
        send: (commands, reason) => commands.issueCertificate({ id: course.id, member_id: id, reason }),
      }}
    />
  );
}

function Revoke({ course, member: { id, name } }: OfMember) {
  const translate = useTranslate();
  return (
    <ReasonedCommand
      label={translate('course.revoke')}
      rowLabel={translate('course.revokeOf', { name })}
      asked={{
        name,
        title: translate('course.revokeTitle'),
        hint: translate('course.revokeHint'),
        submit: translate('course.revoke'),
        reasons: 'course.reasons',
        done: translate('course.saved'),
        send: (commands, reason) => commands.withdrawCertificate({ id: course.id, member_id: id, reason }),
      }}
    />
  );
}

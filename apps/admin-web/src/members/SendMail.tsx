import type { Member } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

/**
 * Sends a member the way into their account again: the invitation until they accept it, later a link to choose a new
 * password.
 */
export function SendMail({ member: { id, name, invited } }: { member: Member }) {
  const translate = useTranslate();
  const mail = invited ? 'invitation' : 'passwordMail';
  return (
    <ReasonedCommand
      label={translate(`member.${mail}`)}
      asked={{
        name,
        title: translate(`member.${mail}Title`, { name }),
        hint: translate(`member.${mail}Hint`),
        submit: translate('member.sendMail'),
        reasons: 'member.mailReasons',
        done: translate('member.mailSent'),
        send: (provider, reason) =>
          invited ? provider.resendInvitation({ id, reason }) : provider.sendPasswordMail({ id, reason }),
      }}
    />
  );
}

import type { Reactor } from '@lyceum/kernel';

export const MAIL_VERIFICATION = 'mail-verification';
export const MAIL_PASSWORD_CHANGED = 'mail-password-changed';

/** A new member is asked to confirm their address; a changed password is told to whoever reads that address. */
export const accountReactor: Reactor = {
  name: 'identity.account-mail',
  jobsFor({ type }) {
    if (type === 'MemberRegistered') return [{ effect: MAIL_VERIFICATION }];
    if (type === 'MemberPasswordChanged') return [{ effect: MAIL_PASSWORD_CHANGED }];
    return [];
  },
};

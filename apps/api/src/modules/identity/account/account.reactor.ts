import { effect, type OfType, reactor } from '@lyceum/kernel';
import type { MemberEvent } from '../members/member.events.ts';

export type Registered = OfType<MemberEvent, 'MemberRegistered'>;
export type PasswordChanged = OfType<MemberEvent, 'MemberPasswordChanged'>;

export type InvitationSent = OfType<MemberEvent, 'MemberInvitationSent'>;
export type PasswordMailSent = OfType<MemberEvent, 'MemberPasswordMailSent'>;

export const MAIL_VERIFICATION = effect<Registered>('mail-verification');
export const MAIL_INVITATION = effect<Registered>('mail-invitation');
export const MAIL_INVITATION_AGAIN = effect<InvitationSent>('mail-invitation-again');
export const MAIL_NEW_PASSWORD = effect<PasswordMailSent>('mail-new-password');
export const MAIL_PASSWORD_CHANGED = effect<PasswordChanged>('mail-password-changed');

/**
 * Asks new members to confirm their address, or invites them if an administrator added them. Administrators can
 * send an invitation again, or a link for a new password. Reports a changed password to the member's address.
 */
export const accountReactor = reactor<MemberEvent>({
  name: 'identity.account-mail',
  on: {
    MemberRegistered: ({ data }) => [{ effect: data.invited ? MAIL_INVITATION : MAIL_VERIFICATION }],
    MemberInvitationSent: () => [{ effect: MAIL_INVITATION_AGAIN }],
    MemberPasswordMailSent: () => [{ effect: MAIL_NEW_PASSWORD }],
    MemberPasswordChanged: () => [{ effect: MAIL_PASSWORD_CHANGED }],
  },
});

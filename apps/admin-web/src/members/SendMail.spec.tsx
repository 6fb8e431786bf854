/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Member } from '../data/types.ts';
import { show } from '../testing/show.tsx';
import { SendMail } from './SendMail.tsx';

describe('mailing a member the way in', () => {
  it.each([
    [true, 'Send invitation again', 'resendInvitation'],
    [false, 'Send password e-mail', 'sendPasswordMail'],
  ])('with an open invitation: %s, offers “%s”', async (invited, label, command) => {
    const sent = jest.fn((_: object) => Promise.resolve({ data: { id: 6 } }));
    const user = show(<SendMail member={{ id: 6, name: 'Mira', invited } as Member} />, { [command]: sent } as never);
    await user.click(screen.getByRole('button', { name: label }));
    await user.click(screen.getByRole('button', { name: 'Requested by the member' }));
    await user.click(screen.getByRole('button', { name: 'Send e-mail' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 6, reason: 'Requested by the member' }));
  });
});

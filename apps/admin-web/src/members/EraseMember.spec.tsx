/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Member } from '../data/types.ts';
import { show } from '../testing/show.tsx';
import { EraseMember } from './EraseMember.tsx';

describe('erasing a member', () => {
  it('needs the username, typed, and a reason', async () => {
    const eraseMember = jest.fn((_: object) => Promise.resolve({ data: { id: 6 } }));
    const member = { id: 6, name: 'Mira', username: 'mira' } as Member;
    const user = show(<EraseMember member={member} />, { eraseMember } as never);
    await user.click(screen.getByRole('button', { name: 'Erase' }));
    const name = screen.getByRole('textbox', { name: 'Type mira to confirm' });
    await user.type(name, 'mir');
    await user.click(screen.getByRole('button', { name: 'Requested by the member' }));
    await user.click(screen.getByRole('button', { name: 'Erase' }));
    expect(await screen.findByText('Type the username exactly as shown.')).toBeTruthy();
    expect(eraseMember).not.toHaveBeenCalled();
    await user.type(name, 'a');
    await user.click(screen.getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(eraseMember).toHaveBeenCalledWith({ id: 6, reason: 'Requested by the member' }));
  });
});

/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
afterEach(() => void jest.restoreAllMocks());

function shown() {
  const onClose = jest.fn();
  const user = show(
    <ReasonDialog
      title="Why?"
      submit="Send"
      reasons="scoring.reasons"
      onSubmit={() => Promise.resolve()}
      onClose={onClose}
    />,
    {},
  );
  return { user, onClose };
}

describe('a dialog that asks for a reason', () => {
  it('closes without a question while nothing is typed', async () => {
    const { user, onClose } = shown();
    await screen.findByLabelText(/Reason/);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('asks before it loses what was typed', async () => {
    const { user, onClose } = shown();
    await user.type(await screen.findByLabelText(/Reason/), 'Too long');
    expect(asksBeforeUnload()).toBe(true);
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([confirm.mock.calls.length, onClose.mock.calls.length]).toEqual([2, 0]);
    confirm.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does not ask once it is sent', async () => {
    const { user, onClose } = shown();
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    await user.type(await screen.findByLabelText(/Reason/), 'Too long');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(confirm).not.toHaveBeenCalled();
  });
});

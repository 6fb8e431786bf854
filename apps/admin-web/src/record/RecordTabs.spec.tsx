/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { show } from '../testing/show.tsx';
import { RecordTabs } from './RecordTabs.tsx';

const Address = () => <output>{useLocation().search}</output>;

const shown = () =>
  show(
    <>
      <RecordTabs
        label="Sanne"
        tabs={[
          { name: 'overview', label: 'Overview', content: () => 'Profile' },
          { name: 'groups', label: 'Groups', content: () => 'Potters' },
        ]}
      />
      <Address />
    </>,
    {},
  );

describe('tabs of a record', () => {
  it('opens the first tab, and renders only the open one', async () => {
    shown();
    expect(await screen.findByRole('tablist', { name: 'Sanne' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Overview' }).textContent).toBe('Profile');
    expect(screen.queryByText('Potters')).toBeNull();
  });

  it('opens a tab by keyboard, and keeps it in the address', async () => {
    const user = shown();
    await user.click(await screen.findByRole('tab', { name: 'Overview' }));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tabpanel', { name: 'Groups' }).textContent).toBe('Potters');
    expect(screen.getByRole('status').textContent).toBe('?tab=groups');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { reportTexts } from '../../entities/reports/texts/index.ts';
import { me } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { showAt } from '../../testing/show.tsx';
import { moderation } from './module.tsx';
import { moderationTexts } from './texts/index.ts';

const { answers } = server();
const Banner = moderation.Banner!;

const warning = {
  ...{ id: 4, kind: 'warned', thing: null, rule: 'Eigen regel', statement: 'Blijf vriendelijk', until: null },
  ...{ automated: false, created_at: '2026-01-01T10:00:00.000Z', ended_at: null, confirmed_at: null },
  ...{ appealable_until: '2026-07-01T10:00:00.000Z', appeal: null },
};

/** Draws the notices of a member with these sanctions. */
function see(sanctions: object) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(me[0], { ...(me[1] as object), ...sanctions });
  return act(() => showAt('/', client, <Banner openShortcuts={() => undefined} />, moderationTexts, reportTexts));
}

describe('notices of moderators', () => {
  it('show a warning with its reason and rule, which the member confirms once', async () => {
    answers('GET /api/v4/decisions', { data: [warning] } as never);
    answers('GET /api/v3/profile/me', { data: me[1] } as never);
    const confirmed = answers('PUT /api/v4/decisions/{id}/confirmation', { data: warning } as never);
    const user = await see({ open_warnings: [4] });
    await screen.findByText('Blijf vriendelijk');
    expect(screen.queryByText('Rule: Eigen regel')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'I’ve read this' }));
    await waitFor(() => expect(confirmed).toHaveLength(1));
  });

  it('tell a silenced member until when, with a link to the reason', async () => {
    await see({ silenced_until: '2026-03-01T10:00:00.000Z' });
    await screen.findByText(/not write anything until/);
    expect(screen.getByRole('link', { name: 'See why' }).getAttribute('href')).toBe('/profile/settings/decisions');
  });

  it('are not there for anyone else', async () => {
    await see({});
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { show } from '../testing/show.tsx';
import SetupPage from './SetupPage.tsx';

const settings = {
  ...{ id: 1, community_name: 'Lyceum', community_description: '', accent: '#0F6B5C', locale: 'en' },
  ...{ time_zone: 'UTC', plugins: ['community'], version: 0 },
};

function setUp() {
  const sent: [string, Record<string, unknown>][] = [];
  const made: { name: string; index: number }[] = [];
  const taken = new Set(['bo@x.test']);
  const create = (resource: string, { data }: { data: Record<string, unknown> }) => {
    sent.push([resource, data]);
    if (resource === 'boards') made.push({ name: String(data.name), index: Number(data.index) });
    if (taken.delete(String(data.email))) return Promise.reject(new HttpError('This member is already here.', 422));
    return Promise.resolve({ data: { id: sent.length } });
  };
  const update = jest.fn((_: string, { data }: { data: object }) => Promise.resolve({ data: { ...data, id: 1 } }));
  const user = show(<SetupPage />, {
    getOne: () => Promise.resolve({ data: settings }),
    getList: () => Promise.resolve({ data: [...made], total: made.length }),
    create,
    update,
  } as never);
  return { user, sent, update };
}

describe('the set-up of a community', () => {
  it('names it, makes the boards of its kind and invites; what failed is named and tried again alone', async () => {
    const { user, sent, update } = setUp();
    const name = await screen.findByLabelText(/Name of the community/);
    await user.clear(name);
    await user.type(name, 'Weavers');
    await user.click(screen.getByLabelText('Association or club'));
    await user.click(await screen.findByLabelText('Meetings'));
    await user.type(screen.getByLabelText('E-mail addresses'), 'ada@x.test bo@x.test');
    await user.click(screen.getByRole('button', { name: 'Set up' }));

    expect((await screen.findByText('bo@x.test: This member is already here.')).tagName).toBe('LI');
    expect(update.mock.calls.map(([, { data }]) => data)).toMatchObject([{ community_name: 'Weavers' }]);
    expect(sent.map(([resource, data]) => [resource, data.name ?? data.email])).toEqual([
      ['boards', 'Announcements'],
      ['boards', 'General'],
      ['boards', 'Committee'],
      ['members', 'ada@x.test'],
      ['members', 'bo@x.test'],
    ]);

    await user.click(screen.getByRole('button', { name: 'Set up' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(sent.slice(5).map(([, data]) => data.email)).toEqual(['bo@x.test']);
  });

  it('refuses what is no address before it sends anything', async () => {
    const { user, sent } = setUp();
    await user.type(await screen.findByLabelText('E-mail addresses'), 'ada@x');
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    expect(await screen.findByText('This is not an e-mail address: ada@x')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PageAsked } from '../data/types.ts';
import { useReread } from '../data/use-reread.ts';
import { show } from '../testing/show.tsx';
import { PagedPanel } from './PagedPanel.tsx';

const NAMES = Array.from({ length: 60 }, (_, index) => `Learner ${index + 1}`);

/** Rereads the page, as a command does. */
function Command() {
  const reread = useReread();
  return <button onClick={reread}>Remove</button>;
}

/** A server that takes a moment. Records each query. */
function shown(names: readonly string[] = NAMES) {
  const asked: PageAsked[] = [];
  const ask = async (query: PageAsked) => {
    asked.push(query);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const found = names.filter((name) => name.includes(query.search ?? ''));
    const start = (query.page - 1) * query.size;
    return {
      data: found.slice(start, start + query.size),
      meta: { total: found.length, last_page: Math.max(1, Math.ceil(found.length / query.size)) },
    };
  };
  const user = show(
    <PagedPanel<string>
      title="Learners"
      name={['learners']}
      ask={(_, query) => ask(query)}
      failed="Failed"
      nobody="No learners yet"
      row={(name) => <li key={name}>{name}</li>}
    >
      <Command />
    </PagedPanel>,
    {},
  );
  return { user, asked };
}

const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const people = () => names().filter((name) => name?.startsWith('Learner'));

describe('panel of the people of a record', () => {
  it('shows the total and the last page', async () => {
    const { user } = shown();
    await screen.findByRole('heading', { name: 'Learners (60)' });
    expect(people()).toHaveLength(25);
    const pages = screen.getByRole('navigation', { name: 'Pages: Learners' });
    await user.click(within(pages).getByRole('button', { name: /page 3/i }));
    await waitFor(() => expect(people()).toEqual(NAMES.slice(50)));
  });

  it('searches by name from the first page, and announces the number of matches', async () => {
    const { user, asked } = shown();
    await user.click(await screen.findByRole('button', { name: /page 2/i }));
    await user.type(screen.getByLabelText('Search by name: Learners'), '60');
    await waitFor(() => expect(people()).toEqual(['Learner 60']));
    expect(screen.getByRole('status').textContent).toBe('1 found');
    expect(asked.at(-1)).toMatchObject({ page: 1, search: '60' });
  });

  it('keeps the search field and its focus when the field is cleared after a command', async () => {
    const { user } = shown();
    await user.type(await screen.findByLabelText('Search by name: Learners'), '60');
    await waitFor(() => expect(people()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const field = screen.getByLabelText('Search by name: Learners');
    await user.clear(field);
    await waitFor(() => expect(people()).toHaveLength(25));
    expect(document.activeElement).toBe(field);
  });

  it('has no search for a list of one page', async () => {
    shown(NAMES.slice(0, 25));
    await screen.findByRole('heading', { name: 'Learners (25)' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says that the list is empty', async () => {
    shown([]);
    await screen.findByText('No learners yet');
  });
});

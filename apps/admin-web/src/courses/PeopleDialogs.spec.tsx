/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { CourseOutline, Member } from '../data/types.ts';
import { show } from '../testing/show.tsx';
import { AuthorsDialog, EnrolDialog } from './PeopleDialogs.tsx';

const members = [
  { id: 2, name: 'Mira', username: 'mira' },
  { id: 3, name: 'Lena', username: 'lena' },
] as Member[];
const provider = (commands: object) =>
  ({ getList: () => Promise.resolve({ data: members, total: members.length }), ...commands }) as never;
const answer = () => jest.fn((_: object) => Promise.resolve({ data: { id: 4 } }));

describe('enrolling by hand', () => {
  it('takes several members, found by search, with one reason', async () => {
    const enrolMembers = answer();
    const course = { id: 4 } as CourseOutline;
    const user = show(<EnrolDialog course={course} onClose={() => undefined} />, provider({ enrolMembers }));
    for (const option of ['Mira (@mira)', 'Lena (@lena)']) {
      await user.click(screen.getByRole('combobox', { name: 'Member' }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
    await user.click(screen.getByRole('button', { name: 'Requested by the member' }));
    await user.click(screen.getByRole('button', { name: 'Enrol' }));
    await waitFor(() =>
      expect(enrolMembers).toHaveBeenCalledWith({ id: 4, member_ids: [2, 3], reason: 'Requested by the member' }),
    );
  });
});

describe('the authors of a course', () => {
  it('starts with the present ones and sends all of them', async () => {
    const changeAuthors = answer();
    const course = { id: 4, authors: [{ id: 7, name: 'Otto' }] } as CourseOutline;
    const user = show(<AuthorsDialog course={course} onClose={() => undefined} />, provider({ changeAuthors }));
    expect(screen.getByText('Otto')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Member' }));
    await user.click(await screen.findByRole('option', { name: 'Lena (@lena)' }));
    await user.click(screen.getByRole('button', { name: 'Joins the team' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(changeAuthors).toHaveBeenCalledWith({ id: 4, author_ids: [7, 3], reason: 'Joins the team' }),
    );
  });
});

/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { CourseOutline, OutlineModule } from '../../data/types.ts';
import { show } from '../../testing/show.tsx';
import { ModuleDialog } from './ModuleDialog.tsx';

const glazing = { id: 9, name: 'Glazing' } as OutlineModule;
const answer = () => jest.fn((_: object) => Promise.resolve({ data: { id: 4 } }));

describe('renaming a module', () => {
  it('asks no reason while the course is a draft', async () => {
    const renameModule = answer();
    const onClose = jest.fn();
    const course = { id: 4, status: 'draft' } as CourseOutline;
    const user = show(<ModuleDialog course={course} module={glazing} onClose={onClose} />, { renameModule } as never);
    expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Glazes');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(renameModule).toHaveBeenCalledWith({ id: 4, module_id: 9, name: 'Glazes', reason: '' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('asks a reason once members can see the course', async () => {
    const renameModule = answer();
    const course = { id: 4, status: 'released' } as CourseOutline;
    const user = show(<ModuleDialog course={course} module={glazing} onClose={() => undefined} />, {
      renameModule,
    } as never);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(renameModule).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Corrected' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(renameModule).toHaveBeenCalledWith(expect.objectContaining({ reason: 'Corrected' })));
  });
});

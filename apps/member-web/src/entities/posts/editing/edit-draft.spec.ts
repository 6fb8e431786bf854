import { describe, expect, it } from '@jest/globals';
import { begun, type Edit, isUntouched, onto } from './edit-draft.ts';
import type { PostFile } from '../../media/upload/post-file.ts';

const file = (id: number, more: Partial<PostFile> = {}): PostFile => ({
  ...{ id, uuid: null, alt: '', name: `${id}.jpg`, filetype: 'image/jpeg' },
  ...{ width: 1, height: 1, source: `/files/${id}?until=1`, thumbnail: null },
  ...more,
});
const values = (title: string, board: number, files: PostFile[] = []) => ({ title, board, files });
type Values = ReturnType<typeof values>;

const typed = (edit: Edit<Values>, part: Partial<Values>): Edit<Values> => ({
  ...edit,
  form: { ...edit.form, ...part },
});

describe('an edit that is kept', () => {
  it('is none while nothing differs, whatever the addresses of its files are by now', () => {
    const edit = begun(1, values('Vaas', 3, [file(1)]));
    expect(isUntouched(edit)).toBe(true);
    expect(isUntouched(typed(edit, { files: [{ ...file(1), source: '/files/1?until=2' }] }))).toBe(true);
    expect(isUntouched(typed(edit, { files: [file(1, { alt: 'Een vaas' })] }))).toBe(false);
    expect(isUntouched(typed(edit, { title: 'Kan' }))).toBe(false);
  });

  it('follows what it is of while nothing was typed', () => {
    const edit = onto(begun(1, values('Vaas', 3)), 2, values('Kan', 4));
    expect(edit).toEqual(begun(2, values('Kan', 4)));
  });

  it('goes over what somebody saved meanwhile with what was typed, and with nothing else, and says so until it is saved', () => {
    const edit = typed(begun(1, values('Vaas', 3)), { title: 'Grote vaas' });
    const over = onto(edit, 2, values('Kan', 4));
    expect(over).toEqual({ version: 2, base: values('Kan', 4), form: values('Grote vaas', 4), over: true });
    expect(onto(typed(over, { title: 'Grotere vaas' }), 2, values('Kan', 4))).toMatchObject({ over: true });
  });

  it('at the same version it goes on as it was', () => {
    const edit = typed(begun(1, values('Vaas', 3)), { title: 'Grote vaas' });
    expect(onto(edit, 1, values('Vaas', 3))).toEqual(edit);
  });

  it('keeps the files that were added and taken off, shows those that came meanwhile, and by their newest addresses', () => {
    const added = file(9, { uuid: 'nine' });
    const edit = typed(begun(1, values('Vaas', 3, [file(1), file(2)])), { files: [added, file(2, { alt: 'Twee' })] });
    const fresh = (id: number) => file(id, { source: `/files/${id}?until=2` });
    const { form } = onto(edit, 2, values('Vaas', 3, [fresh(1), fresh(2), fresh(3)]));
    expect(form.files).toEqual([added, { ...fresh(2), alt: 'Twee' }, fresh(3)]);
  });
});

import { filesOverNewer, isSameFiles, keptFrom, type PostFile } from '../../media/upload/post-file.ts';

/** Editable values: plain values and files. */
export type Editable = { files: PostFile[] };

/** Unsaved edit of an existing post, as stored in the draft. */
export interface Edit<T extends Editable> {
  /** Version at the start of the edit. */
  version: number;
  base: T;
  form: T;
  /** Whether someone else saved a newer version, which this edit would overwrite. */
  over?: boolean;
}

/** A new edit without changes. */
export const begun = <T extends Editable>(version: number, values: T): Edit<T> => ({
  version,
  base: values,
  form: values,
});

const isSame = <T extends Editable>(one: T, other: T, key: keyof T): boolean =>
  key === 'files' ? isSameFiles(one.files, other.files) : one[key] === other[key];

const keysOf = <T extends Editable>(values: T) => Object.keys(values) as (keyof T)[];

/** Whether the edit has no changes. */
export const isUntouched = <T extends Editable>({ base, form }: Edit<T>): boolean =>
  keysOf(base).every((key) => isSame(base, form, key));

/**
 * Rebases an edit onto the newest version. Changed fields keep the member's input. Unchanged fields take the newest
 * values, so that saving does not undo changes by others.
 */
export function onto<T extends Editable>(edit: Edit<T>, version: number, newest: T): Edit<T> {
  if (isUntouched(edit)) return begun(version, newest);
  const { base, form } = edit;
  // URLs of private files expire in minutes, but a draft lasts for weeks.
  const files = isSame(base, form, 'files') ? newest.files : filesOverNewer(form.files, base.files, newest.files);
  const changed = keysOf(form).filter((key) => key !== 'files' && !isSame(base, form, key));
  const kept = Object.fromEntries(changed.map((key) => [key, form[key]])) as Partial<T>;
  const merged: T = { ...newest, ...kept, files: keptFrom(files, newest.files) };
  const over = edit.over === true || edit.version !== version;
  return { version, base: newest, form: merged, ...(over && { over }) };
}

import { filesOverNewer, isSameFiles, keptFrom, type PostFile } from '../../media/upload/post-file.ts';

/** What can be edited: plain values, and files. */
export type Editable = { files: PostFile[] };

/** An edit of something that stands already, as it is kept while it is not saved. */
export interface Edit<T extends Editable> {
  /** Of what it began with. */
  version: number;
  base: T;
  form: T;
  /** Somebody has saved another version since, and it goes over that one. */
  over?: boolean;
}

export const begun = <T extends Editable>(version: number, values: T): Edit<T> => ({
  version,
  base: values,
  form: values,
});

const isSame = <T extends Editable>(one: T, other: T, key: keyof T): boolean =>
  key === 'files' ? isSameFiles(one.files, other.files) : one[key] === other[key];

const keysOf = <T extends Editable>(values: T) => Object.keys(values) as (keyof T)[];

export const isUntouched = <T extends Editable>({ base, form }: Edit<T>): boolean =>
  keysOf(base).every((key) => isSame(base, form, key));

/**
 * The edit on what stands there now. What its writer has changed stays as they wrote it, what they have left alone is as it
 * stands: saved, it takes nothing back that somebody else did beside it.
 */
export function onto<T extends Editable>(edit: Edit<T>, version: number, newest: T): Edit<T> {
  if (isUntouched(edit)) return begun(version, newest);
  const { base, form } = edit;
  // Addresses of private files last for minutes, a draft for weeks.
  const files = isSame(base, form, 'files') ? newest.files : filesOverNewer(form.files, base.files, newest.files);
  const changed = keysOf(form).filter((key) => key !== 'files' && !isSame(base, form, key));
  const kept = Object.fromEntries(changed.map((key) => [key, form[key]])) as Partial<T>;
  const merged: T = { ...newest, ...kept, files: keptFrom(files, newest.files) };
  const over = edit.over === true || edit.version !== version;
  return { version, base: newest, form: merged, ...(over && { over }) };
}

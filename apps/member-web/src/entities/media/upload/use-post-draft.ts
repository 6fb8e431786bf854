import { drafts } from '../../../lib/drafts/draft-sync.ts';
import type { PostFile } from './post-file.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';

interface PostDraft {
  html: string;
  /** Uploaded files that will be posted with the text. */
  files: PostFile[];
}

const EMPTY: PostDraft = { html: '', files: [] };
const isEmpty = ({ html, files }: PostDraft) => html === '' && files.length === 0;

/** Merges two drafts, the older first. */
const inFrontOf = (first: PostDraft, since: PostDraft): PostDraft => ({
  html: first.html + since.html,
  files: [...first.files, ...since.files],
});

/** Persisted draft of a comment, reply or message with its files. `owner` is the id of the member. */
export function usePostDraft(owner: number, place: string) {
  const { value, change, clear, discard, post } = useDraft<PostDraft>(owner, place, EMPTY, isEmpty, inFrontOf);
  return {
    ...value,
    kept: !isEmpty(value),
    clear,
    discard,
    post,
    write: (html: string) => change((before) => ({ ...before, html })),
    onFiles: (update: (before: PostFile[]) => PostFile[]) =>
      change((before) => ({ ...before, files: update(before.files) })),
    giveBack: (refused: PostDraft) => change((before) => inFrontOf(refused, before)),
  };
}

/** Restores a refused post to its stored draft, if the writer has left the screen. */
export function giveBackUnseen(owner: number, place: string, refused: PostDraft): void {
  drafts.write(owner, place, inFrontOf(refused, drafts.read<PostDraft>(owner, place) ?? EMPTY));
}

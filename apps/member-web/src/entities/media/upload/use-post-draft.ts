import { drafts } from '../../../lib/drafts/draft-sync.ts';
import type { PostFile } from './post-file.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';

interface PostDraft {
  html: string;
  /** Stored already, and posted with it. */
  files: PostFile[];
}

const EMPTY: PostDraft = { html: '', files: [] };
const isEmpty = ({ html, files }: PostDraft) => html === '' && files.length === 0;

/** Before what has been typed since. */
const inFrontOf = (first: PostDraft, since: PostDraft): PostDraft => ({
  html: first.html + since.html,
  files: [...first.files, ...since.files],
});

/** A text that is being written, with its files: a comment, a reply, a message. */
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

/** As giving back, for a writer who is elsewhere by now. */
export function giveBackUnseen(owner: number, place: string, refused: PostDraft): void {
  drafts.write(owner, place, inFrontOf(refused, drafts.read<PostDraft>(owner, place) ?? EMPTY));
}

import { drafts } from '../../../lib/drafts/draft-sync.ts';
import type { PostFile } from '../../../entities/media/upload/post-file.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';

interface CommentDraft {
  html: string;
  /** Stored already, and posted with it. */
  files: PostFile[];
}

const EMPTY: CommentDraft = { html: '', files: [] };
const isEmpty = ({ html, files }: CommentDraft) => html === '' && files.length === 0;

/** Before what has been typed since. */
const inFrontOf = (first: CommentDraft, since: CommentDraft): CommentDraft => ({
  html: first.html + since.html,
  files: [...first.files, ...since.files],
});

/** A comment or a reply that is being written, with its files. */
export function useCommentDraft(owner: number, place: string) {
  const { value, change, clear, discard, post } = useDraft<CommentDraft>(owner, place, EMPTY, isEmpty, inFrontOf);
  return {
    ...value,
    kept: !isEmpty(value),
    clear,
    discard,
    post,
    write: (html: string) => change((before) => ({ ...before, html })),
    onFiles: (update: (before: PostFile[]) => PostFile[]) =>
      change((before) => ({ ...before, files: update(before.files) })),
    giveBack: (refused: CommentDraft) => change((before) => inFrontOf(refused, before)),
  };
}

/** As giving back, for a writer who is elsewhere by now. */
export function giveBackUnseen(owner: number, place: string, refused: CommentDraft): void {
  drafts.write(owner, place, inFrontOf(refused, drafts.read<CommentDraft>(owner, place) ?? EMPTY));
}

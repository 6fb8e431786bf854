import type { Editor } from '@tiptap/react';

/**
 * Inserts a quote at the caret, followed by an empty line. Replaces no text: a plain paragraph is split at the caret,
 * and other blocks (lists, quotes) stay whole before the quote.
 */
export function insertQuote(editor: Editor, html: string): void {
  const { $to } = editor.state.selection;
  const { depth, parent, parentOffset } = $to;
  const isPlain = depth === 1 && parent.type.name === 'paragraph';
  const chain = editor.chain().focus();
  const line = '<p></p>';
  if (depth === 0) chain.insertContentAt($to.pos, html + line);
  else if (isPlain && parent.content.size === 0) {
    chain.insertContentAt({ from: $to.before(1), to: $to.after(1) }, html + line);
  } else if (isPlain && parentOffset === 0) chain.insertContentAt($to.before(1), html + line);
  else if (isPlain && parentOffset < parent.content.size) {
    chain
      .setTextSelection($to.pos)
      .splitBlock()
      .insertContentAt($to.pos + 1, html + line);
  } else chain.insertContentAt($to.after(1), html + line);
  chain.scrollIntoView().run();
}

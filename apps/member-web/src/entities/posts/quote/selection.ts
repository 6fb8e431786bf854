import type { Source } from './quote.ts';

/** Selected text of one post. */
export interface Selected extends Source {
  html: string;
  /** Element around the post's text, which contains the button. */
  words: HTMLElement;
  /** Position of the button within that element, in pixels. */
  place: { top: number; left: number };
}

/** Size of the button, and height of the bottom bar on phones, in pixels. */
const BUTTON = { width: 104, height: 40 };
const BOTTOM = 72;
/** Distance to the selection in pixels. Touch screens show handles below it. */
const GAP = { fine: 6, coarse: 28 };

const postOf = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-quotable]') ?? null;

/** HTML of the selection with its surrounding elements, so that list items stay in a list and bold text stays bold. */
function htmlOf(range: Range, words: HTMLElement): string {
  let piece: Node = range.cloneContents();
  const { commonAncestorContainer: common } = range;
  let around = common instanceof Element ? common : common.parentElement;
  while (around && around !== words && around.parentElement !== words) {
    const copy = around.cloneNode(false);
    copy.appendChild(piece);
    piece = copy;
    around = around.parentElement;
  }
  const holder = document.createElement('div');
  holder.append(piece);
  return holder.innerHTML;
}

/** Clips the range to the post, because a triple click extends it to the start of the next element. */
function within(range: Range, text: Element): Range {
  if (text.contains(range.endContainer)) return range;
  const part = range.cloneRange();
  part.setEnd(text, text.childNodes.length);
  return part;
}

function placeOf(range: Range, words: HTMLElement): Selected['place'] {
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  const box = words.getBoundingClientRect();
  const first = rects[0] ?? range.getBoundingClientRect();
  const last = rects.at(-1) ?? first;
  const gap = matchMedia('(pointer: coarse)').matches ? GAP.coarse : GAP.fine;
  const below = last.bottom + gap;
  const isRoom = below + BUTTON.height < innerHeight - BOTTOM;
  return {
    top: (isRoom ? below : first.top - gap - BUTTON.height) - box.top,
    left: Math.max(0, Math.min(last.right - box.left - BUTTON.width / 2, box.width - BUTTON.width)),
  };
}

/** The selected text if it lies within one post, otherwise null. */
export function selectedWords(): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0 || !selection.toString().trim()) return null;
  const whole = selection.getRangeAt(0);
  const words = postOf(whole.startContainer);
  const text = words?.firstElementChild;
  if (!words || !text) return null;
  const range = within(whole, text);
  // A selection beyond the post is not a quote of it.
  if (range.toString().trim() !== whole.toString().trim()) return null;
  const { quotable: address = '', author = '' } = words.dataset;
  return { author, address, html: htmlOf(range, words), words, place: placeOf(range, words) };
}

/** Adds what ProseMirror needs and jsdom lacks: text measurements (all zero) and clipboard events. */
export function supportEditor(): void {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
  globalThis.ClipboardEvent = Event as unknown as typeof ClipboardEvent;
}

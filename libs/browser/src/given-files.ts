/** The files in what is pasted or dropped. Text beside a picture, as a spreadsheet copies it, is text. */
const filesIn = (data: DataTransfer | null): File[] =>
  !data || data.types.includes('text/plain') ? [] : [...data.files];

/**
 * Hands over the files that are pasted or dropped on an element, in place of what the browser would do with them: nothing,
 * or leave the page to show them. `take` is called with an empty list when something else comes. Returns what ends it.
 */
export function takeGivenFiles(element: HTMLElement, take: (files: File[]) => void): () => void {
  const listener = (event: ClipboardEvent | DragEvent): void => {
    if (event.defaultPrevented) return;
    const files = filesIn('clipboardData' in event ? event.clipboardData : event.dataTransfer);
    if (files.length > 0) {
      event.preventDefault();
      event.stopPropagation();
    }
    take(files);
  };
  const allow = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  // Before the editor, which would do nothing or put the name of the file into the text.
  const early = { capture: true };
  element.addEventListener('paste', listener, early);
  element.addEventListener('drop', listener, early);
  element.addEventListener('dragover', allow);
  return () => {
    element.removeEventListener('paste', listener, early);
    element.removeEventListener('drop', listener, early);
    element.removeEventListener('dragover', allow);
  };
}

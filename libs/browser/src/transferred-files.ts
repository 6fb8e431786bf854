/** The files of a paste or drop. Spreadsheets copy text together with a picture, and that counts as text. */
export const filesIn = (data: DataTransfer | null): File[] =>
  !data || data.types.includes('text/plain') ? [] : [...data.files];

/**
 * Calls `onFiles` with the files that are pasted or dropped on an element, and with an empty list for other content.
 * Prevents the browser's default for files, which may leave the page. Returns a function that removes the listeners.
 */
export function listenForFiles(element: HTMLElement, onFiles: (files: File[]) => void): () => void {
  const listener = (event: ClipboardEvent | DragEvent): void => {
    if (event.defaultPrevented) return;
    const files = filesIn('clipboardData' in event ? event.clipboardData : event.dataTransfer);
    if (files.length > 0) {
      event.preventDefault();
      event.stopPropagation();
    }
    onFiles(files);
  };
  const allow = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  // Capture runs before the editor, which would ignore the file or insert its name as text.
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

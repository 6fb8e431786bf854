type Input = Pick<InputEvent, 'inputType' | 'data'> & {
  dataTransfer?: Pick<DataTransfer, 'getData'> | null;
};

/** What stands there after an input of the browser, where only plain text is collected: what formats is left out. */
export function typedAfter(typed: string, { inputType, data, dataTransfer }: Input): string {
  switch (inputType) {
    case 'insertParagraph':
    case 'insertLineBreak':
      return `${typed}\n`;
    case 'deleteContentBackward':
      return [...typed].slice(0, -1).join('');
    case 'insertFromPaste':
    case 'insertFromDrop':
      return typed + (data ?? dataTransfer?.getData('text/plain') ?? '').replaceAll('\r\n', '\n');
    default:
      return inputType.startsWith('insert') ? typed + (data ?? '') : typed;
  }
}

/** Appends typed plain text to HTML: its last paragraph goes on with the first line, as it would in the editor. */
export function behind(html: string, typed: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [first = '', ...lines] = typed.split('\n');
  const paragraph = (text: string) => {
    const element = document.createElement('p');
    element.append(text);
    return element;
  };
  const last = body.lastElementChild;
  if (last instanceof HTMLParagraphElement) last.append(first);
  else body.append(paragraph(first));
  body.append(...lines.map(paragraph));
  return body.innerHTML;
}

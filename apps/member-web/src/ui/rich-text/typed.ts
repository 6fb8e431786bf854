type Input = Pick<InputEvent, 'inputType' | 'data'> & {
  dataTransfer?: Pick<DataTransfer, 'getData'> | null;
};

/** The collected plain text after a browser input event. Formatting inputs are ignored. */
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

/** Appends plain text to HTML. The first line continues the last paragraph, as in the editor. */
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

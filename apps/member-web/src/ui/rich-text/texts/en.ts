/** The toolbar of the rich text field. */
export default {
  editor: {
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strike through',
    code: 'Code',
    heading2: 'Heading',
    heading3: 'Subheading',
    bulletList: 'Bullet list',
    orderedList: 'Numbered list',
    blockquote: 'Quote',
    codeBlock: 'Code block',
    rule: 'Divider',
    link: 'Link',
    linkAddress: 'Address of the link',
    linkApply: 'Apply',
    linkRemove: 'Remove link',
    linkInvalid: 'Please enter an address that begins with https:// or mailto:.',
    mentions: {
      heading: 'Users for: @{{query}}',
      searching: 'Searching…',
      nobody: 'Nobody here is called that.',
    },
    submitHint: 'Ctrl+Enter posts',
  },
};

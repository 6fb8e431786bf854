import { type Extensions, Node } from '@tiptap/core';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { ALLOWED_SCHEMES, LINK_ATTRIBUTES } from './allow-list.ts';

const PROTOCOL = /^([a-z][a-z0-9+.-]*):/i;
const allowed: readonly string[] = ALLOWED_SCHEMES;

/** Whether an address may be a link. Only http, https and mailto with an explicit scheme are allowed. */
export const isAllowedAddress = (address: string): boolean =>
  allowed.includes(PROTOCOL.exec(address.trim())?.[1]?.toLowerCase() ?? '');

/** A link stores only its address. The sanitizer writes the same `rel` and `target` for all links. */
const PlainLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  autolink: true,
  linkOnPaste: true,
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { ...LINK_ATTRIBUTES },
  isAllowedUri: isAllowedAddress,
});

/** Numbered lists keep their start value. The reader's style sheet decides the marker style. */
const listStart = () => ({
  start: {
    default: 1,
    parseHTML: (element: HTMLElement) => Number.parseInt(element.getAttribute('start') ?? '1', 10) || 1,
  },
});

/** The starter kit without attributes that the sanitizer would drop, so that saved text equals the edited text. */
const PlainKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      if (extension.name === 'orderedList') return (extension as Node).extend({ addAttributes: listStart });
      if (extension.name === 'codeBlock') return (extension as Node).extend({ addAttributes: () => ({}) });
      return extension;
    });
  },
});

/** A mention of a member by id. The text is the username at the time of writing. Readers see the current one. */
const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({
    id: {
      default: null,
      parseHTML: (element: HTMLElement) => Number(element.dataset.mention),
      renderHTML: ({ id }: { id: number }) => ({ 'data-mention': String(id) }),
    },
    username: {
      default: '',
      parseHTML: (element: HTMLElement) => (element.textContent ?? '').replace(/^@/, ''),
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'span[data-mention]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, `@${node.attrs.username}`],
  renderText: ({ node }) => `@${node.attrs.username}`,
});

/**
 * The nodes and marks of rich text. Stored texts contain exactly these, and the allow-list contains their tags.
 * The list may grow. A node must never be removed or change its tag.
 */
export function lyceumExtensions(): Extensions {
  return [
    PlainKit.configure({
      heading: { levels: [2, 3] },
      // A trailing empty paragraph would be stored with every text.
      trailingNode: false,
      link: false,
      dropcursor: { color: 'var(--accent)', width: 2 },
    }),
    PlainLink,
    Mention,
  ];
}

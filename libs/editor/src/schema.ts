import { type Extensions, Node } from '@tiptap/core';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { ALLOWED_SCHEMES, LINK_ATTRIBUTES } from './allow-list.ts';

const PROTOCOL = /^([a-z][a-z0-9+.-]*):/i;
const allowed: readonly string[] = ALLOWED_SCHEMES;

/** http, https and mailto, written out: what has no scheme, or another, is no link. */
export const isAllowedAddress = (address: string): boolean =>
  allowed.includes(PROTOCOL.exec(address.trim())?.[1]?.toLowerCase() ?? '');

/** An address stands on a link and nothing else: rel and target are the same for all, as the sanitiser writes them. */
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

/** Numbered lists keep where they start; the style of their marker is the reader's. */
const listStart = () => ({
  start: {
    default: 1,
    parseHTML: (element: HTMLElement) => Number.parseInt(element.getAttribute('start') ?? '1', 10) || 1,
  },
});

/** The starter kit, without the attributes that the sanitiser would drop: a text must come back as it was written. */
const PlainKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      if (extension.name === 'orderedList') return (extension as Node).extend({ addAttributes: listStart });
      if (extension.name === 'codeBlock') return (extension as Node).extend({ addAttributes: () => ({}) });
      return extension;
    });
  },
});

/** A member by their id. Its words are what they were called when it was written; readers see what they are called now. */
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
 * What rich text is made of, for ever: stored texts hold exactly these nodes and marks, and the sanitiser's allow-list
 * holds exactly their tags. It may grow; nothing may be taken out or change its tag.
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

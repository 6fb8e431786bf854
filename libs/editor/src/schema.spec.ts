import { getSchema } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { ALLOWED_TAGS } from './allow-list.ts';
import { isAllowedAddress, lyceumExtensions } from './schema.ts';

const schema = getSchema(lyceumExtensions());

/** The names of all tags in an output specification: `['pre', {...}, ['code', {}, 0]]`. */
function tagsOf(output: unknown): string[] {
  if (!Array.isArray(output)) return [];
  const [tag, ...rest] = output as unknown[];
  return [String(tag), ...rest.flatMap(tagsOf)];
}

const outputsOf = (): string[] => {
  const serializer = DOMSerializer.fromSchema(schema);
  const nodes = Object.values(schema.nodes)
    .filter((type) => !type.isText && type !== schema.topNodeType)
    .flatMap((type) => {
      const variants = type.name === 'heading' ? [{ level: 2 }, { level: 3 }] : [{}];
      return variants.flatMap((attributes) => tagsOf(serializer.nodes[type.name]?.(type.create(attributes))));
    });
  const marks = Object.values(schema.marks).flatMap((type) =>
    tagsOf(serializer.marks[type.name]?.(type.create({ href: 'https://x.nl' }), true)),
  );
  return [...new Set([...nodes, ...marks])].sort();
};

describe('the schema of rich text', () => {
  it('writes exactly the tags that the sanitiser lets through', () => {
    expect(outputsOf()).toEqual([...ALLOWED_TAGS].sort());
  });

  it('knows these nodes and marks: the list may grow, never shrink', () => {
    expect(Object.keys(schema.nodes).sort()).toEqual([
      'blockquote',
      'bulletList',
      'codeBlock',
      'doc',
      'hardBreak',
      'heading',
      'horizontalRule',
      'listItem',
      'mention',
      'orderedList',
      'paragraph',
      'text',
    ]);
    expect(Object.keys(schema.marks).sort()).toEqual(['bold', 'code', 'italic', 'link', 'strike', 'underline']);
  });

  it('stores no attributes but those that the sanitiser keeps', () => {
    const attributes = [...Object.values(schema.nodes), ...Object.values(schema.marks)].flatMap((type) =>
      Object.keys(type.spec.attrs ?? {}).map((name) => `${type.name}.${name}`),
    );
    expect(attributes.sort()).toEqual([
      'heading.level',
      'link.href',
      // As `data-mention`; the username is its words.
      'mention.id',
      'mention.username',
      'orderedList.start',
    ]);
  });
});

describe('addresses of links', () => {
  it.each(['https://lyceum.test', 'http://lyceum.test/a?b=c', 'mailto:iemand@lyceum.test', ' HTTPS://LYCEUM.TEST'])(
    'allows %s',
    (address) => {
      expect(isAllowedAddress(address)).toBe(true);
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/boards/x', 'ftp://x', ''])(
    'refuses "%s"',
    (address) => {
      expect(isAllowedAddress(address)).toBe(false);
    },
  );
});

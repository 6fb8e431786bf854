import { describe, expect, it } from '@jest/globals';
import type { TFunction } from 'i18next';
import { gifHtml } from '@lyceum/editor/gif';
import { cutPreview, namesOf, previewOf } from './naming.ts';

const t = ((key: string, words: object = {}) => [key, ...Object.values(words)].join(' ')) as unknown as TFunction;
const member = (first_name: string) => ({ first_name, name: `${first_name} Wever` });

it.each([
  [['Ada'], 'Ada Wever'],
  [['Ada', 'Bo'], 'inbox.both Ada Wever Bo Wever'],
  [['Ada', 'Bo', 'Cleo'], 'inbox.others Ada 2'],
  [[], 'inbox.nobody'],
])('%j are called %s', (names, called) => {
  expect(namesOf(names.map(member), t)).toBe(called);
});

describe('the preview of a message', () => {
  it('has at most 30 characters, then an ellipsis, and no tags', () => {
    expect(cutPreview(`<p>${'a'.repeat(30)}</p>`)).toBe('a'.repeat(30));
    expect(cutPreview(`<p>${'a'.repeat(31)}</p>`)).toBe(`${'a'.repeat(30)}…`);
    expect(cutPreview('<p>Warp <strong>&amp; weft</strong></p><p>and yarn</p>')).toBe('Warp & weft and yarn');
  });

  it('cuts between characters, and never within one', () => {
    expect(cutPreview(`<p>${'🧶'.repeat(31)}</p>`)).toBe(`${'🧶'.repeat(30)}…`);
  });

  it('names a GIF (part 2 §5)', () => {
    const body = gifHtml({ url: `/gifs/picture?id=a.b`, title: 'A cat', width: 1, height: 1 });
    expect(previewOf({ body, attachments: [] }, t)).toBe('GIF');
  });

  it('names pictures that come without words', () => {
    expect(previewOf({ body: '', attachments: [{ name: 'brief.pdf', width: null } as never] }, t)).toBe('brief.pdf');
    expect(previewOf({ body: '', attachments: [{} as never] }, t)).toBe('inbox.picture');
    expect(previewOf({ body: '', attachments: [{} as never, {} as never] }, t)).toBe('inbox.pictures 2');
  });
});

/** @jest-environment node */
import sharp from 'sharp';
import { BuiltinProvider } from '../builtin/builtin.provider.ts';
import { drawBuiltin } from '../builtin/draw.ts';
import { PICTURES } from '../builtin/pictures.ts';
import { Outbound } from '../proxy/outbound.ts';
import { GiphyProvider } from './giphy.provider.ts';
import { KlipyProvider } from './klipy.provider.ts';

/** Answers the same to everything, and remembers what was asked. */
function answering(body: unknown) {
  const asked: URL[] = [];
  const outbound = new Outbound((address) => {
    asked.push(new URL(address));
    return Promise.resolve(Response.json(body));
  });
  return { asked, outbound };
}

describe('KLIPY', () => {
  const media = (url: string) => ({ gif: { url, dims: [480, 270] }, tinygif: { url, dims: [220, 124] } });

  it('is searched by its Tenor-compatible endpoint; what leads elsewhere is left out', async () => {
    const url = 'https://static.klipy.com/ii/1/2/3.gif';
    const { asked, outbound } = answering({
      results: [
        { content_description: 'A cat', media_formats: media(url) },
        { content_description: 'Elsewhere', media_formats: media('https://evil.example/a.gif') },
        { content_description: 'No picture' },
      ],
    });
    expect(await new KlipyProvider(outbound, 'the-key').search('cat & dog', 30, 'nl')).toEqual([
      {
        title: 'A cat',
        full: { address: url, width: 480, height: 270 },
        tiny: { address: url, width: 220, height: 124 },
      },
    ]);
    const [{ origin, pathname, searchParams }] = asked as [URL];
    expect([origin, pathname]).toEqual(['https://api.klipy.com', '/v2/search']);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      key: 'the-key',
      q: 'cat & dog',
      limit: '30',
      locale: 'nl',
    });
  });

  it('names its categories with a picture', async () => {
    const image = 'https://static.klipy.com/ii/1.gif';
    const { asked, outbound } = answering({ tags: [{ searchterm: 'happy', name: '#happy', image }, { name: 'odd' }] });
    expect(await new KlipyProvider(outbound, 'k').categories('en')).toMatchObject([
      { name: 'happy', picture: { address: image } },
    ]);
    expect(asked[0]!.pathname).toBe('/v2/categories');
  });
});

describe('GIPHY', () => {
  const gif = (id: string) => ({
    id,
    title: 'A dog',
    images: { original: { width: '480', height: '270' }, fixed_width: { width: '200', height: '113' } },
  });

  it('is searched by version 1 of its API, and shown by addresses that do not name the asker', async () => {
    const { asked, outbound } = answering({ data: [gif('abc123'), gif('../../etc')] });
    expect(await new GiphyProvider(outbound, 'k').search('dog', 12, 'en')).toEqual([
      {
        title: 'A dog',
        full: { address: 'https://media.giphy.com/media/abc123/giphy.gif', width: 480, height: 270 },
        tiny: { address: 'https://media.giphy.com/media/abc123/200w.gif', width: 200, height: 113 },
      },
    ]);
    expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({ api_key: 'k', q: 'dog', limit: '12' });
  });

  it('names its categories with a picture', async () => {
    const { outbound } = answering({
      data: [
        { name: 'Animals', gif: gif('abc') },
        { name: 'Empty', gif: null },
      ],
    });
    expect(await new GiphyProvider(outbound, 'k').categories()).toMatchObject([{ name: 'Animals' }]);
  });
});

describe('the built-in pictures', () => {
  const provider = new BuiltinProvider();
  const titles = async (tag: string) => (await provider.search(tag, 30, 'en')).map(({ title }) => title);

  it('are a dozen and more, each found by its title in either language', async () => {
    expect(PICTURES.length).toBeGreaterThanOrEqual(12);
    for (const { title } of PICTURES) {
      expect(await titles(title.en)).toContain(title.en);
      expect(await titles(title.nl)).toContain(title.en);
    }
  });

  it('are found by a category, by the beginning of a word, and not by what none has', async () => {
    for (const { name } of await provider.categories('nl')) expect(await titles(name)).not.toEqual([]);
    expect(await titles('koff')).toEqual(['Steaming coffee']);
    expect(await titles('xylophone')).toEqual([]);
    expect(await titles('!')).toEqual([]);
  });

  it('are small animated GIFs', async () => {
    for (const { name } of PICTURES) {
      const bytes = (await drawBuiltin(name))!;
      const { format, pages, width, loop } = await sharp(bytes, { animated: true }).metadata();
      expect([name, format, width, loop]).toEqual([name, 'gif', 240, 0]);
      expect(pages).toBeGreaterThan(5);
      expect(bytes.byteLength).toBeLessThan(150_000);
    }
    expect(await drawBuiltin('../secret')).toBeNull();
  });
});

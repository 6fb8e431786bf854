import { pageHead } from './page-head.ts';

const URL = 'https://www.news.example.org/kilns/1';

describe('what a page says about itself', () => {
  it('is its Open Graph, with addresses made whole', () => {
    const html = `<head><title>x</title><meta property="og:title" content="Kilns &amp; fire">
      <meta content='All about &quot;raku&quot;' property='og:description'><meta name=description content=other>
      <meta property="og:site_name" content="News"><meta property="og:image" content="/a.png?w=1&amp;h=2"></head>`;
    expect(pageHead(html, URL)).toEqual({
      title: 'Kilns & fire',
      description: 'All about "raku"',
      site: 'News',
      image: 'https://www.news.example.org/a.png?w=1&h=2',
    });
  });

  it('is otherwise its title and its host', () => {
    expect(pageHead('<title>\n Kilns  today </title><body><meta property="og:title" content="late">', URL)).toEqual({
      title: 'Kilns today',
      description: '',
      site: 'news.example.org',
      image: null,
    });
  });

  it('is nothing without a title', () => expect(pageHead('<p>Kilns</p>', URL)).toBeNull());

  it('is cut, in one line, without control characters', () => {
    const head = pageHead(`<title>${'a\u202e\u0007 '.repeat(200)}</title>`, URL)!;
    expect([...head.title].length).toBeLessThanOrEqual(150);
    for (const unwanted of ['\u202e', '\u0007', '\n']) expect(head.title).not.toContain(unwanted);
  });
});

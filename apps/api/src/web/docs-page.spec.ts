import { apiDocument, operationsByTag } from '@lyceum/contracts';
import { DOCS_SEARCH, docsPage } from './docs-page.ts';

const tags = operationsByTag.filter(({ tag }) => /^(Accounts|Boards)/.test(tag));
const page = docsPage(tags, apiDocument('0.0.0', 'https://community.example'));

/** The part of the DOM that this test uses. The types of `jsdom` would add the DOM to all server code. */
interface Element {
  id: string;
  value: string;
  open: boolean;
  textContent: string;
  tagName: string;
  getAttribute(name: string): string;
  dispatchEvent(event: object): void;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
}
interface Window {
  document: Element;
  location: { search: string };
  Event: new (type: string) => object;
  Element: { prototype: { scrollIntoView: () => void } };
  eval(script: string): void;
}
type Dom = new (html: string, options: object) => { window: Window };

let Jsdom: Dom;
beforeAll(async () => {
  const name: string = 'jsdom';
  ({ JSDOM: Jsdom } = (await import(name)) as { JSDOM: Dom });
});

function open(path: string) {
  const { window } = new Jsdom(page, { url: `https://community.example${path}`, runScripts: 'outside-only' });
  window.Element.prototype.scrollIntoView = () => undefined;
  window.eval(DOCS_SEARCH);
  const { document } = window;
  const field = document.querySelector('#query')!;
  return {
    document,
    address: () => window.location.search,
    search(query: string) {
      field.value = query;
      field.dispatchEvent(new window.Event('input'));
    },
    operations: () => [...document.querySelectorAll('section:not([hidden]) details:not([hidden])')].map(({ id }) => id),
    status: () => document.querySelector('#found')!.textContent,
  };
}

describe('the page of the API', () => {
  it('groups operations by tag, each with an address in the page', () => {
    const { document } = open('/api/docs');
    const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(tags.map(({ tag }) => tag));
    for (const link of document.querySelectorAll('nav a')) {
      expect(document.querySelector(link.getAttribute('href'))?.tagName).toBe('SECTION');
    }
  });

  it('tells how to call an operation, and shows a body', () => {
    const entry = open('/api/docs').document.querySelector('#closeTopic')!;
    expect(entry.textContent).toContain('For members. An API token needs the scope write.');
    expect(entry.querySelector('pre')?.textContent).toContain('"reason"');
  });

  it('finds operations by words of address, summary and tag, in any order', () => {
    const { search, operations, status, address } = open('/api/docs');
    search('topic Closes');
    expect(operations()).toContain('closeTopic');
    expect(operations()).not.toContain('login');
    expect(status()).toBe(`${operations().length} operations`);
    expect(address()).toBe('?q=topic+Closes');
    search('');
    expect(operations()).toHaveLength(tags.flatMap(({ operations: all }) => Object.keys(all)).length);
    expect(address()).toBe('');
  });

  it('starts with the query of its address, and opens the operation that the address names', () => {
    const { document, operations } = open('/api/docs?q=pins+sticky#setSticky');
    expect(operations()).toEqual(['setSticky']);
    expect(document.querySelector('#setSticky')!.open).toBe(true);
  });
});

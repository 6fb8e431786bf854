import { describe, expect, it } from '@jest/globals';
import { leaving, searchAt, searching } from './search-address.ts';

const at = (address: string) => searchAt(new URLSearchParams(address));
const opened = { text: 'glaze', order: 'best', kind: null } as const;

describe('the address of a search', () => {
  it('has what is looked for, and in which order; what it does not know means nothing', () => {
    expect(at('')).toBeNull();
    expect(at('order_by=desc')).toBeNull();
    expect(at('search=')).toEqual({ ...opened, text: '' });
    expect(at('search=glaze&order_by=asc&model=users')).toEqual({ text: 'glaze', order: 'asc', kind: 'users' });
    expect(at('search=glaze&order_by=sideways&model=tickets')).toEqual(opened);
  });

  it('is opened by `query`, and goes on as `search`', () => {
    expect(at('query=glaze')).toEqual(opened);
    expect(searching(new URLSearchParams('query=glaze'), opened).toString()).toBe('search=glaze');
  });

  it('keeps what else stands in it', () => {
    const address = new URLSearchParams('tickets=open');
    const found = searching(address, { text: 'glaze', order: 'desc', kind: 'topics' });
    expect(found.toString()).toBe('tickets=open&search=glaze&order_by=desc&model=topics');
    expect(leaving(found).toString()).toBe('tickets=open');
  });
});

import { describe, expect, it } from '@jest/globals';
import { hashOf, headerOf, nameIn, type Offered, wayShown, waysOf } from './ways.ts';

const all: Offered = {
  categories: 2,
  enabled: { helpdesk: true, contact: true },
  helpdeskBoard: true,
  canContact: true,
};
const nothing = { helpdesk: false, contact: false };

describe('the ways to get help (part 3 §2 and §6)', () => {
  it.each([
    ['everything', all, ['faq', 'helpdesk', 'contact']],
    ['no category', { ...all, categories: 0 }, ['helpdesk', 'contact']],
    ['a helpdesk without a board', { ...all, categories: 0, helpdeskBoard: false }, ['contact']],
    ['a board without the helpdesk', { ...all, enabled: { helpdesk: false, contact: true } }, ['faq', 'contact']],
    ['who looks as somebody else', { ...all, canContact: false }, ['faq', 'helpdesk']],
    ['nothing', { ...all, categories: 0, enabled: nothing }, []],
  ] as [string, Offered, string[]][])('of %s are those that are open', (_, offered, ways) => {
    expect(waysOf(offered)).toEqual(ways);
  });

  it('show what the address asks for, else the first that there is', () => {
    expect(wayShown('contact', ['faq', 'contact'])).toBe('contact');
    expect(wayShown('helpdesk', ['faq', 'contact'])).toBe('faq');
    expect(wayShown(null, ['contact'])).toBe('contact');
    expect(wayShown('faq', [])).toBeNull();
  });

  it('stand under one of three texts', () => {
    expect(headerOf(waysOf(all), all)).toBe('intro');
    const off = { ...all, categories: 0, enabled: nothing };
    expect(headerOf(waysOf(off), off)).toBe('notEnabled');
    const closed = { ...off, enabled: { helpdesk: true, contact: false }, helpdeskBoard: false };
    expect(headerOf(waysOf(closed), closed)).toBe('noAccess');
  });

  it('name a category at the end of the address, whatever stands in its name', () => {
    expect(nameIn(hashOf('Betalen & “meer” / 100%'))).toBe('Betalen & “meer” / 100%');
    expect(nameIn('#%E0%A4%A')).toBe('');
  });
});

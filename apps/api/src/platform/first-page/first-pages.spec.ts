import { FirstPages, type PageAsked } from './first-pages.ts';

function given(): FirstPages {
  const pages = new FirstPages();
  for (const path of ['/', '/people/:name?', '/people/settings/:type?', '/groups/:slug'])
    pages.screen({ path, file: path });
  return pages;
}

describe('the screens of all modules', () => {
  it.each([
    ['/', '/', ''],
    ['/people', '/people/:name?', ''],
    ['/people/anna%20b', '/people/:name?', 'anna b'],
    ['/people/settings', '/people/settings/:type?', ''],
    ['/people/settings/mail', '/people/settings/:type?', 'mail'],
    ['/groups/%', '/groups/:slug', '%'],
  ])('have %s at %s', (address, path, name) => {
    expect(given().at(address)).toMatchObject({ file: path, name });
  });

  it.each(['/groups', '/groups/a/b', '/nowhere', '/people/settings/a/b'])('have none at %s', (address) => {
    expect(given().at(address)).toBeNull();
  });

  it('belong to one module each, and each module asks once on every page', async () => {
    const pages = given();
    expect(() => pages.screen({ path: '/' })).toThrow('the screen / is registered twice');
    pages.onEvery('settings', () => Promise.resolve({ community: 'Kiln' }));
    pages.onEvery('identity', () => Promise.resolve({ language: 'nl' }));
    expect(() => pages.onEvery('identity', () => Promise.resolve())).toThrow('identity asks twice');
    expect(await pages.askEvery({} as PageAsked)).toEqual({ community: 'Kiln', language: 'nl' });
  });
});

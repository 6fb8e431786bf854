import { describe, expect, it } from '@jest/globals';
import type { Settings } from '../data/types.ts';
import { addressesIn, type SetupValues, stepsOf } from './steps.ts';
import { TEMPLATE_NAMES, TEMPLATES } from './templates.ts';

const settings = {
  ...{ community_name: 'Lyceum', community_description: '', accent: '#0F6B5C', locale: 'nl', time_zone: 'UTC' },
  plugins: ['community', 'groups'],
} as unknown as Settings;
const untouched: SetupValues = { ...settings, template: null, boards: [], emails: '' };
const texts = (name: string) => ({ name: `Board ${name}`, description: `About ${name}` });
const steps = (values: Partial<SetupValues>, known: Partial<Parameters<typeof stepsOf>[1]> = {}) =>
  stepsOf({ ...untouched, ...values }, { settings, boards: [], invited: [], ...known }, texts, 'Settings');

describe('a set-up', () => {
  it('does nothing where nothing was chosen', () => {
    expect(steps({})).toEqual([]);
  });

  it('changes only the settings that differ', () => {
    expect(steps({ community_name: 'Weavers', plugins: ['community', 'groups'] })).toEqual([
      { kind: 'settings', title: 'Settings', data: { community_name: 'Weavers' } },
    ]);
  });

  it('sends a logo, also when nothing else differs', () => {
    expect(steps({ logo_uuid: 'a-uuid' })).toEqual([
      { kind: 'settings', title: 'Settings', data: { logo_uuid: 'a-uuid' } },
    ]);
  });

  it('makes the chosen boards of the template, after those that are there', () => {
    const made = steps(
      { template: 'association', boards: ['announcements', 'committee', 'questions'] },
      { boards: [{ name: 'Old', index: 4 }] },
    );
    expect(made.map(({ data }) => data)).toMatchObject([
      { name: 'Board announcements', index: 5, read_by: 'guest', write_by: 'moderator' },
      { name: 'Board committee', index: 6, read_by: 'moderator', write_by: 'moderator' },
    ]);
  });

  it('is repeated without making or inviting anything twice', () => {
    const values = { template: 'team', boards: ['ideas', 'coffee'], emails: 'a@x.test b@x.test' } as const;
    const again = steps(
      { ...values, boards: [...values.boards] },
      {
        boards: [{ name: 'board IDEAS', index: 0 }],
        invited: ['a@x.test'],
      },
    );
    expect(again.map(({ title }) => title)).toEqual(['Board coffee', 'b@x.test']);
  });

  it('of a team is for members only', () => {
    expect(steps({ template: 'team', boards: ['work'] })[0]!.data).toMatchObject({ read_by: 'member' });
  });

  it.each(TEMPLATE_NAMES)('has no more than four boards to begin with: %s', (name) => {
    expect(TEMPLATES[name].boards.length).toBeLessThanOrEqual(4);
  });
});

describe('pasted addresses', () => {
  it.each([
    ['one per line', 'ada@x.test\nbo@x.test\r\n', ['ada@x.test', 'bo@x.test']],
    ['from a mail program', 'Ada Wever <Ada@x.test>; "Bo" <bo@x.test>', ['ada@x.test', 'bo@x.test']],
    ['twice', 'ada@x.test, ADA@x.test', ['ada@x.test']],
    ['none', 'nobody', []],
  ])('are found: %s', (_, text, found) => {
    expect(addressesIn(text)).toEqual(found);
  });
});

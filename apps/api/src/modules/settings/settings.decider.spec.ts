import { given } from '@lyceum/kernel/testing';
import { settingsDecider } from './settings.decider.ts';
import type { SettingsEvent } from './settings.events.ts';

const renamed: SettingsEvent = {
  type: 'SettingsChanged',
  data: { changed: { community_name: 'De Klei' }, previous: { community_name: null } },
};

describe('settings', () => {
  it('tell what has changed and what it was', () => {
    const decided = given(settingsDecider, [renamed]).when({
      kind: 'change',
      values: { community_name: 'Het Atelier', plan: 5, accent: undefined },
    });
    expect(decided).toEqual([
      {
        type: 'SettingsChanged',
        data: {
          changed: { community_name: 'Het Atelier', plan: 5 },
          previous: { community_name: 'De Klei', plan: null },
        },
      },
    ]);
  });

  it('sent as they are change nothing', () => {
    expect(given(settingsDecider, [renamed]).when({ kind: 'change', values: { community_name: 'De Klei' } })).toEqual(
      [],
    );
  });

  it('hold own words for a text, and give the app’s back', () => {
    const own = given(settingsDecider).when({ kind: 'translate', locale: 'nl', key: 'feed.title', text: 'Prikbord' });
    expect(own).toHaveLength(1);
    expect(
      given(settingsDecider, own).when({ kind: 'translate', locale: 'nl', key: 'feed.title', text: 'Prikbord' }),
    ).toEqual([]);
    expect(
      given(settingsDecider, own).when({ kind: 'translate', locale: 'nl', key: 'feed.title', text: null }),
    ).toHaveLength(1);
    expect(given(settingsDecider).when({ kind: 'translate', locale: 'nl', key: 'feed.title', text: null })).toEqual([]);
  });
});

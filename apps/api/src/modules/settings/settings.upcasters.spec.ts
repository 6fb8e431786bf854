import { EventTypes } from '@lyceum/kernel';
import { settingsEvents } from './settings.events.ts';
import { settingsUpcasters } from './settings.upcasters.ts';

describe('plugins that were decided on before there were conversations, or a choice about the search', () => {
  const types = new EventTypes();
  types.register(settingsEvents, { upcasters: settingsUpcasters });
  const changed = (plugins: string[]) => ({ changed: { plugins }, previous: {} });

  it.each([
    [1, ['community', 'messages', 'search']],
    [2, ['community', 'search']],
    [3, ['community']],
  ])('are on beside them; what was decided since stays (version %i)', (version, plugins) => {
    expect(types.upcast('SettingsChanged', version, changed(['community']))).toEqual(changed(plugins));
    const other = { changed: { plan: 5 }, previous: { plan: null } };
    expect(types.upcast('SettingsChanged', version, other)).toEqual(other);
  });
});

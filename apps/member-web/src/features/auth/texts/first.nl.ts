import type en from './first.en.ts';

export default {
  user: {
    profile: 'Je profiel',
    settings: 'Instellingen',
    menu: 'Jouw menu',
    language: 'Taal',
    appearance: 'Weergave',
    light: 'Licht',
    dark: 'Donker',
    system: 'Systeem',
    console: 'Beheer',
    shortcuts: 'Sneltoetsen',
    logout: 'Uitloggen',
  },
  impersonation: {
    notice: 'Je bekijkt de community als {{name}}. Je kunt niets wijzigen.',
    settings: 'Dit zijn de instellingen van {{name}}. Je kunt ze bekijken, niet wijzigen.',
    liking: 'Liken kan niet terwijl je als een ander lid bent ingelogd.',
    stop: 'Stoppen',
  },
} satisfies typeof en;

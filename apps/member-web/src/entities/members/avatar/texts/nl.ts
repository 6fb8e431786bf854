import type en from './en.ts';

export default {
  avatar: {
    open: 'Foto wijzigen',
    title: 'Profielfoto',
    hint: 'Jpg, png, gif, bmp of heic, hoogstens 8 MB.',
    choose: 'Foto kiezen',
    another: 'Andere foto',
    move: 'Versleep de foto, of verplaats haar met de pijltjestoetsen',
    zoom: 'Vergroting',
    save: 'Opslaan',
    reset: 'Terug naar initialen',
    changed: 'Je profielfoto is veranderd.',
  },
} satisfies typeof en;

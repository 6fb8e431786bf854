import type en from './en.ts';

export default {
  avatar: {
    open: 'Foto wijzigen',
    title: 'Profielfoto',
    hint: 'JPG, PNG, GIF, BMP of HEIC, maximaal 8 MB.',
    choose: 'Foto kiezen',
    another: 'Andere foto kiezen',
    move: 'Versleep de foto of verplaats die met de pijltjestoetsen',
    zoom: 'Zoomen',
    save: 'Opslaan',
    reset: 'Terug naar initialen',
    changed: 'Profielfoto gewijzigd.',
  },
} satisfies typeof en;

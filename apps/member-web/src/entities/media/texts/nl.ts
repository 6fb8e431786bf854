import type en from './en.ts';

export default {
  media: {
    open: 'Afbeelding {{n}} van {{count}} openen',
    place: '{{n}} van {{count}}',
    unnamed: 'Afbeelding {{name}}',
    previous: 'Vorige afbeelding',
    next: 'Volgende afbeelding',
    sound: '{{name}} afspelen',
    video: 'Video: {{title}}',
    play: 'De video afspelen: {{title}}',
    playHint: 'Speelt af van {{host}}; tot dan wordt daar niets geladen',
    watch: 'Bekijken op {{host}}',
  },
  upload: {
    progress: '{{name}} wordt verstuurd',
    complete: 'Klaar',
    cancel: 'Versturen van {{name}} annuleren',
    remove: '{{name}} verwijderen',
    files: 'Bestanden',
    add: 'Afbeeldingen of geluid toevoegen',
    addSound: 'Geluid toevoegen',
    choose: 'Afbeeldingen kiezen',
    hint: 'Of sleep of plak ze hier; hoogstens {{count}}, elk tot 8 MB',
    tooMany: {
      files_one: 'Hoogstens {{most}} bestanden; {{names}} is weggelaten',
      files_other: 'Hoogstens {{most}} bestanden; {{names}} zijn weggelaten',
      pictures_one: 'Hoogstens {{most}} foto’s; {{names}} is weggelaten',
      pictures_other: 'Hoogstens {{most}} foto’s; {{names}} zijn weggelaten',
      sounds_one: 'Hoogstens {{most}} geluiden; {{names}} is weggelaten',
      sounds_other: 'Hoogstens {{most}} geluiden; {{names}} zijn weggelaten',
    },
    alt: 'Wat staat erop?',
    altOf: 'Wat {{name}} laat zien, voor wie het niet ziet',
    earlier: '{{name}} naar voren',
    later: '{{name}} naar achteren',
  },
} satisfies typeof en;

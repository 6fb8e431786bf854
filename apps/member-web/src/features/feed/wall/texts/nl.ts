import type en from './en.ts';

export default {
  wall: {
    title: 'Afbeeldingen',
    empty: 'Nog geen afbeeldingen',
    emptyWrite: 'Voeg de eerste afbeelding toe.',
    add: 'Afbeelding toevoegen',
    pictureHint: 'JPG of PNG, maximaal 8 MB',
    pictureRequired: 'Een afbeelding is verplicht.',
    pictureRefused: 'De afbeelding is groter dan 8 MB of van een verkeerd type. Gebruik JPG of PNG.',
    onePicture: 'Je kunt maar één afbeelding toevoegen.',
    refused: 'Controleer of alle velden zijn ingevuld en of bijlagen kleiner zijn dan 8 MB.',
    alt: 'Alt-tekst (optioneel)',
    altHint: 'Beschrijft de afbeelding voor mensen die deze niet kunnen zien.',
    contentPlaceholder: 'Vertel er iets over',
    posted: 'Afbeelding toegevoegd',
    previous: 'Vorige afbeelding',
    next: 'Volgende afbeelding',
  },
} satisfies typeof en;

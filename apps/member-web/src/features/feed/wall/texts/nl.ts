import type en from './en.ts';

export default {
  wall: {
    title: 'Afbeeldingen',
    empty: 'De muur is nog leeg',
    emptyWrite: 'Plaats de eerste afbeelding, en vertel wat erop staat.',
    add: 'Afbeelding toevoegen',
    pictureHint: 'JPG of PNG, hoogstens 8 MB',
    pictureRequired: 'Een afbeelding is verplicht.',
    pictureRefused: 'De afbeelding is groter dan 8 MB of van een verkeerd type. Gebruik JPG of PNG.',
    onePicture: 'Er is al een afbeelding. Verwijder die eerst.',
    refused: 'Controleer of alle velden zijn ingevuld en of bijlagen kleiner zijn dan 8 MB.',
    alt: 'Wat er op de afbeelding staat (als je wilt)',
    altHint: 'Voor wie haar niet ziet.',
    contentPlaceholder: 'Vertel er iets over',
    posted: 'Je afbeelding hangt aan de muur',
    previous: 'Vorige afbeelding',
    next: 'Volgende afbeelding',
  },
} satisfies typeof en;

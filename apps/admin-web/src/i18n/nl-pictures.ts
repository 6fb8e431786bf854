import type { enPictures } from './en-pictures.ts';

export const nlPictures: typeof enPictures = {
  picture: 'Foto',
  pictureShown: 'De foto van dit board',
  pictureSending: 'De foto wordt verstuurd',
  pictureRefused: 'Fout bij het uploaden. Het bestandstype wordt niet ondersteund of de afbeelding is te groot.',
  pictureChoose: 'Foto kiezen',
  pictureReplace: 'Andere foto',
  pictureRemove: 'Foto weghalen',
  pictureHint:
    'Staat als brede strook boven het board, en op het slot. Hoogstens 8 MB; zichtbaar voor wie het board kent.',
};

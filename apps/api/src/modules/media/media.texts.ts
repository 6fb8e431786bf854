import { catalogue } from '../../platform/texts/texts.ts';

/** What the media module says to somebody. */
export const mediaText = catalogue('media', {
  'file.missing': ['There is no such file.', 'Dat bestand is er niet.'],
  'file.gone': [
    'One of the files is no longer there. Please add it again.',
    'Eén van de bestanden is er niet meer. Voeg het opnieuw toe.',
  ],
  'file.required': ['A file is required.', 'Kies een bestand.'],
  'file.one': ['One file is enough.', 'Eén bestand is genoeg.'],
  'file.used': ['This file is in use.', 'Dit bestand is in gebruik.'],
  'file.removed': ['Removed.', 'Verwijderd.'],
  'upload.missing': ['There is no such upload.', 'Die upload is er niet.'],
  'upload.failed': [
    'Error during upload. Either the file type is unsupported or the image size is too big.',
    'Uploaden is niet gelukt. Dit soort bestand kan niet, of de afbeelding is te groot.',
  ],
  'upload.room': [
    'You have no room left for more files. Remove some first.',
    'Je hebt geen ruimte meer voor bestanden. Verwijder er eerst een paar.',
  ],
  'upload.form': [
    'The form could not be read. Please send the file again.',
    'Het formulier is niet leesbaar. Stuur het bestand nog eens.',
  ],
});

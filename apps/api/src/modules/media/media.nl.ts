import type { Dutch } from '../../platform/texts/texts.ts';

export const mediaDutch: Dutch = {
  'There is no such file.': 'Dat bestand is er niet.',
  'There is no such upload.': 'Die upload is er niet.',
  'One of the files is no longer there. Please add it again.':
    'Eén van de bestanden is er niet meer. Voeg het opnieuw toe.',
  'Error during upload. Either the file type is unsupported or the image size is too big.':
    'Uploaden is niet gelukt. Dit soort bestand kan niet, of de afbeelding is te groot.',
  'You have no room left for more files. Remove some first.':
    'Je hebt geen ruimte meer voor bestanden. Verwijder er eerst een paar.',
  'Each file stands once.': 'Elk bestand staat er één keer.',
  'A file is required.': 'Kies een bestand.',
  'The form could not be read. Please send the file again.':
    'Het formulier is niet leesbaar. Stuur het bestand nog eens.',
  'Removed.': 'Verwijderd.',
  'This file is in use.': 'Dit bestand is in gebruik.',
};

import { catalogue } from '../../platform/texts/texts.ts';

/** What the media module says to somebody. */
export const mediaText = catalogue('media', {
  'file.missing': ['There is no such file.', 'Dat bestand is er niet.'],
  'file.gone': [
    'One of the files is no longer there. Please add it again.',
    'Eén van de bestanden is er niet meer. Voeg het opnieuw toe.',
  ],
  'file.required': ['A file is required.', 'Kies een bestand.'],
  'file.one': ['Send one file.', 'Eén bestand is genoeg.'],
  'file.used': ['This file is in use.', 'Dit bestand is in gebruik.'],
  'file.removed': ['Removed.', 'Verwijderd.'],
  'upload.missing': ['There is no such upload.', 'Die upload is er niet.'],
  'upload.size': ['This file is larger than {{most}} MB.', 'Dit bestand is groter dan {{most}} MB.'],
  'upload.empty': ['This file is empty.', 'Dit bestand is leeg.'],
  'upload.kind': [
    'This kind of file can’t be uploaded. Send a JPG, PNG, GIF, WebP, AVIF, BMP or HEIC picture, an MP3, OGG or WAV sound, or a PDF, DOC or DOCX document.',
    'Dit soort bestand kun je niet uploaden. Stuur een afbeelding (JPG, PNG, GIF, WebP, AVIF, BMP of HEIC), een geluid (MP3, OGG of WAV) of een document (PDF, DOC of DOCX).',
  ],
  'upload.picture': [
    'This is not a picture. Send a JPG, PNG, GIF, WebP, AVIF, BMP or HEIC file.',
    'Dit is geen afbeelding. Stuur een JPG, PNG, GIF, WebP, AVIF, BMP of HEIC.',
  ],
  'upload.damaged': [
    'This file is damaged or incomplete. Please save it again and try once more.',
    'Dit bestand is beschadigd of onvolledig. Sla het opnieuw op en probeer het nog eens.',
  ],
  'upload.pixels': [
    'This picture has too many pixels. Please make it smaller and try again.',
    'Deze afbeelding heeft te veel pixels. Maak haar kleiner en probeer het opnieuw.',
  ],
  'upload.frames': [
    'This animation is too long for its size. Please shorten it or make it smaller.',
    'Deze animatie is te lang voor haar formaat. Maak haar korter of kleiner.',
  ],
  'upload.macros': [
    'Documents with macros can’t be uploaded. Save this document without macros and try again.',
    'Documenten met macro’s kun je niet uploaden. Sla dit document op zonder macro’s en probeer het opnieuw.',
  ],
  'upload.protected': [
    'This document is protected with a password. Save it without protection and try again.',
    'Dit document is met een wachtwoord beveiligd. Sla het op zonder beveiliging en probeer het opnieuw.',
  ],
  'upload.infected': [
    'A virus was found in this document, so it was not stored.',
    'In dit document is een virus gevonden. Het is niet opgeslagen.',
  ],
  'upload.unscanned': [
    'Documents can’t be checked for viruses right now. Please try again later.',
    'Documenten kunnen nu niet op virussen worden gecontroleerd. Probeer het later opnieuw.',
  ],
  'upload.room': [
    'You’ve reached your storage limit. Remove some files first.',
    'Je hebt geen ruimte meer voor bestanden. Verwijder er eerst een paar.',
  ],
  'upload.form': [
    'The form could not be read. Please send the file again.',
    'Het formulier is niet leesbaar. Stuur het bestand nog eens.',
  ],
});

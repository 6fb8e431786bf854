import { catalogue } from '../../platform/texts/texts.ts';

/** What live rooms say to somebody. */
export const liveRoomsText = catalogue('rooms', {
  'room.missing': ['There is no such live room.', 'Die live-ruimte is er niet.'],
  'room.exists': ['This live room exists already.', 'Deze live-ruimte bestaat al.'],
  'room.cancelled': ['This event is cancelled.', 'Dit evenement gaat niet door.'],
  'room.most': ['At most {{most}} people fit in this room.', 'In deze ruimte passen hoogstens {{most}} mensen.'],
  'room.forbidden': ['This is for whoever leads the room.', 'Dit is voor wie de ruimte leidt.'],
  'room.early': [
    'A live room opens from an hour before its event begins until an hour after it ends.',
    'Een live-ruimte opent van een uur voor het evenement begint tot een uur nadat het eindigt.',
  ],
  'join.closed': ['The live room is not open.', 'De live-ruimte is niet open.'],
  'join.going': [
    'The live room is for whoever comes to the event.',
    'De live-ruimte is voor wie naar het evenement komt.',
  ],
  'join.full': ['The live room is full.', 'De live-ruimte is vol.'],
  'join.removed': ['You were put out of this room.', 'Je bent uit deze ruimte gezet.'],
  'participant.missing': ['There is no such participant.', 'Die deelnemer is er niet.'],
  'participant.gone': ['This participant is not in the room.', 'Deze deelnemer is niet in de ruimte.'],
  'participant.left': ['You have left.', 'Je bent weggegaan.'],
  'participant.told': ['Told.', 'Doorgegeven.'],
  'participant.removed': ['Put out of the room.', 'Uit de ruimte gezet.'],
  'kind.live': ['Live rooms that open', 'Live-ruimtes die opengaan'],
  'mail.live': ['Live now: {{what}}', 'Nu live: {{what}}'],
  'told.live': ['The live room of {{what}} is open', 'De live-ruimte van {{what}} is open'],
  'role.hosts': ['At most {{most}} lead this room.', 'Hoogstens {{most}} leiden deze ruimte.'],
  'role.organiser': [
    'Whoever organises the event is not put out of its room.',
    'Wie het evenement organiseert, wordt niet uit de ruimte gezet.',
  ],
});

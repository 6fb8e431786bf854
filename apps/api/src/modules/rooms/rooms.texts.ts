import { catalogue } from '../../platform/texts/texts.ts';

/** What live rooms say to somebody. */
export const liveRoomsText = catalogue('rooms', {
  'room.missing': ['There is no such live room.', 'Die live-ruimte is er niet.'],
  'room.exists': ['This live room exists already.', 'Deze live-ruimte bestaat al.'],
  'room.cancelled': ['This event is cancelled.', 'Dit evenement gaat niet door.'],
  'room.most': ['This room can hold up to {{most}} people.', 'In deze ruimte passen hoogstens {{most}} mensen.'],
  'room.forbidden': ['Only hosts of this room can do this.', 'Alleen hosts van deze ruimte kunnen dit doen.'],
  'room.early': [
    'A live room can be opened from an hour before the event until an hour after it.',
    'Een live-ruimte opent van een uur voor het evenement begint tot een uur nadat het eindigt.',
  ],
  'join.closed': ['The live room is not open.', 'De live-ruimte is niet open.'],
  'join.going': ['The live room is for attendees of the event.', 'De live-ruimte is voor wie naar het evenement komt.'],
  'join.full': ['The live room is full.', 'De live-ruimte is vol.'],
  'join.removed': ['You were removed from this room.', 'Je bent uit deze ruimte gezet.'],
  'participant.missing': ['There is no such participant.', 'Die deelnemer is er niet.'],
  'participant.gone': ['This participant is not in the room.', 'Deze deelnemer is niet in de ruimte.'],
  'participant.left': ['You left the room.', 'Je bent weggegaan.'],
  'participant.told': ['Sent.', 'Doorgegeven.'],
  'participant.removed': ['Removed from the room.', 'Uit de ruimte gezet.'],
  'kind.live': ['Live rooms', 'Live-ruimtes'],
  'mail.live': ['Live now: {{what}}', 'Nu live: {{what}}'],
  'told.live': ['The live room of {{what}} is open', 'De live-ruimte van {{what}} is open'],
  'role.hosts': ['This room can have up to {{most}} hosts.', 'Hoogstens {{most}} leiden deze ruimte.'],
  'role.organiser': [
    'Organisers of the event can’t be removed from its room.',
    'Organisatoren van het evenement kun je niet uit de ruimte zetten.',
  ],
});

import type { PersonalFields } from '@lyceum/kernel';
import type { EventEvent } from './event.events.ts';

const words = () => ({
  ...{
    title: '…',
    description: '',
    excerpt: '',
    full_address: '',
    street: '',
    street_number: '',
    postal_code: '',
    province: '',
  },
  ...{ url: null, url_title: '', lat: null, long: null, salespage: null },
});
const ofEvent = { subject: ({ event_id }: { event_id: number }) => `event-${event_id}`, erased: words };

/**
 * An event belongs to its community, as a board does. Its text is encrypted under the event's key, not under the key of
 * its author.
 * The text therefore survives the author's erasure (docs/adr/0049).
 */
export const eventPersonal: PersonalFields<EventEvent> = { EventPlanned: ofEvent, EventChanged: ofEvent };

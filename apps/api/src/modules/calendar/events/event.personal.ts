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
 * An event is its community's, as a board is: what it says is sealed with a key of its own, and stays for those who come when whoever
 * has written it is erased (docs/adr/0049).
 */
export const eventPersonal: PersonalFields<EventEvent> = { EventPlanned: ofEvent, EventChanged: ofEvent };

import { type Decider, Refusal } from '@lyceum/kernel';
import { supportText } from '../support.texts.ts';
import type { ContactEvent, ContactRequested } from './contact.events.ts';

export type ContactState = { is: 'none' } | { is: 'open' | 'handled'; requestId: number };
export type ContactCommand = ({ kind: 'request' } & ContactRequested['data']) | { kind: 'handle' | 'reopen' };

/** Stream name of a contact request. */
export const contactStream = (id: number): string => `contact-${id}`;

export const contactDecider: Decider<ContactState, ContactCommand, ContactEvent> = {
  initial: () => ({ is: 'none' }),

  decide(command, state) {
    if (command.kind === 'request') {
      const { kind: _, ...data } = command;
      return state.is === 'none' ? [{ type: 'ContactRequested', data }] : [];
    }
    if (state.is === 'none') throw new Refusal('missing', supportText('contact.missing'));
    const data = { request_id: state.requestId };
    if (command.kind === 'handle') return state.is === 'handled' ? [] : [{ type: 'ContactHandled', data }];
    return state.is === 'open' ? [] : [{ type: 'ContactReopened', data }];
  },

  evolve: (_, { type, data }) => ({ is: type === 'ContactHandled' ? 'handled' : 'open', requestId: data.request_id }),
};

import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type ContactCommand, contactDecider } from './contact.decider.ts';
import { contactEvents } from './contact.events.ts';

type Model = 'none' | 'open' | 'handled';
const request = { request_id: 4, title: 'Sleutel', content: 'Kwijt', email: 'gast@example.test' };

describe('what was written to the staff', () => {
  itFollowsItsModel<
    Parameters<typeof contactDecider.evolve>[0],
    ContactCommand,
    Parameters<typeof contactDecider.evolve>[1],
    Model
  >({
    decider: contactDecider,
    schemas: contactEvents,
    commands: fc.constantFrom<ContactCommand>({ kind: 'request', ...request }, { kind: 'handle' }, { kind: 'reopen' }),
    begin: () => 'none',
    step: (model, { kind }) => {
      if (kind === 'request') return model === 'none' ? [['ContactRequested'], 'open'] : [[], model];
      if (model === 'none') return ['missing', model];
      const wanted: Model = kind === 'handle' ? 'handled' : 'open';
      if (wanted === model) return [[], model];
      return [[wanted === 'handled' ? 'ContactHandled' : 'ContactReopened'], wanted];
    },
    seen: ({ is }) => is,
  });
});

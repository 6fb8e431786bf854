import fc from 'fast-check';
import { type Expected, itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type MessageCommand, messageDecider } from './message.decider.ts';
import { type MessageEvent, messageEvents } from './message.events.ts';

const file = (id: number) => ({ id, name: '', filetype: 'image/png', width: 1, height: 1 });
const message = fc.record({
  ...{ message_id: fc.constant(4), thread_id: fc.constant(3), sender_id: fc.constant(7) },
  recipient_ids: fc.subarray([8, 9]),
  content: fc.constantFrom('', '<p>Dag</p>'),
  attachments: fc.integer({ min: 0, max: 6 }).map((count) => Array.from({ length: count }, (_, id) => file(id))),
  client_id: fc.constantFrom(null, 'c-1'),
});
const commands: fc.Arbitrary<MessageCommand> = fc.oneof(
  message.map((sent) => ({ kind: 'send' as const, message: sent })),
  fc.record({
    kind: fc.constant('edit' as const),
    by: fc.constantFrom(7, 7, 7, 8),
    content: fc.constantFrom('', '<p>Dag</p>', '<p>Hoi</p>'),
    rules_version: fc.constant(1),
    version: fc.constantFrom(undefined, 1, 2),
  }),
  fc.record({ kind: fc.constant('delete' as const), by: fc.constantFrom(7, 8, null) }),
  fc.constant<MessageCommand>({ kind: 'keep' }),
);

type Model = null | { content: string | null; hasFiles: boolean; version: number; isDeleted: boolean };

describe('a message', () => {
  itFollowsItsModel({
    decider: messageDecider,
    schemas: messageEvents,
    commands,
    begin: (): Model => null,
    step: (model, command): [Expected<MessageEvent['type']>, Model] => {
      if (command.kind === 'send') {
        const { content, attachments } = command.message;
        if (model) return ['conflict', model];
        if ((!content && attachments.length === 0) || attachments.length > 5) return ['invalid', model];
        return [['MessageSent'], { content, hasFiles: attachments.length > 0, version: 1, isDeleted: false }];
      }
      if (!model) return ['missing', model];
      if (command.kind === 'keep') return [[], model];
      if (command.by === 8) return ['forbidden', model];
      if (command.kind === 'delete') {
        return model.isDeleted ? [[], model] : [['MessageDeleted'], { ...model, isDeleted: true }];
      }
      const { content, version = model.version } = command;
      if (model.isDeleted) return ['conflict', model];
      if (content === model.content) return [[], model];
      if (version !== model.version) return ['conflict', model];
      if (!content && !model.hasFiles) return ['invalid', model];
      return [['MessageEdited'], { ...model, content, version: version + 1 }];
    },
    seen: (state) =>
      state && { content: state.content, hasFiles: state.files > 0, version: state.version, isDeleted: state.deleted },
  });
});

import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type GroupCommand, groupDecider, type GroupState } from './group.decider.ts';
import { type GroupEvent, groupEvents, type GroupFounded } from './group.events.ts';

/** What matters of a group: its name, who knows of it, its levels in order, its files, and whether it is closed. */
interface Model {
  is: 'none' | 'open' | 'closed';
  name: string;
  status: string;
  levels: number[];
  files: number[];
}

const what = {
  name: fc.constantFrom('Stokers', 'Draaiers'),
  status: fc.constantFrom('public', 'private', 'secret'),
  level_ids: fc.constantFrom<number[]>([], [2, 1], [1, 2, 2]),
};
const founded = (given: { name: string; status: GroupFounded['status']; level_ids: number[] }): GroupFounded => ({
  ...{ group_id: 4, founder_id: 7, slug: 'stokers', channel_id: 3, description: '', rules_version: 1, excerpt: '' },
  ...{ rules: ['Wees aardig'], faqs: [{ question: 'Wie?', answer: 'Wij' }], allow_user_invites: false, image: null },
  ...given,
});
const fileId = fc.integer({ min: 1, max: 3 });
const file = (file_id: number) => ({
  ...{ file_id, added_by: 7, name: 'klei.jpg', filetype: 'image/jpeg', width: 8, height: 6 },
});
const inOrder = (levels: readonly number[]) => [...new Set(levels)].sort((a, b) => a - b);

describe('a group', () => {
  itFollowsItsModel<GroupState, GroupCommand, GroupEvent, Model>({
    decider: groupDecider,
    schemas: groupEvents,
    commands: fc.oneof(
      fc
        .record({ ...what, status: fc.constantFrom('public' as const, 'private' as const, 'secret' as const) })
        .map((given) => ({ kind: 'found' as const, group: founded(given) })),
      fc
        .record({ ...what, status: fc.constantFrom('public' as const, 'secret' as const) }, { requiredKeys: [] })
        .map((details) => ({ kind: 'change' as const, details })),
      fc.constant({ kind: 'close' as const }),
      fc
        .uniqueArray(fileId, { maxLength: 2 })
        .map((ids) => ({ kind: 'add-files' as const, files: ids.map((id) => file(id)) })),
      fc.uniqueArray(fileId, { maxLength: 2 }).map((ids) => ({ kind: 'remove-files' as const, ids })),
    ),
    begin: () => ({ is: 'none', name: '', status: '', levels: [], files: [] }),
    step(model, command) {
      if (command.kind === 'found') {
        if (model.is !== 'none') return ['conflict', model];
        const { name, status, level_ids } = command.group;
        return [['GroupFounded'], { is: 'open', name, status, levels: inOrder(level_ids), files: [] }];
      }
      if (model.is === 'none') return ['missing', model];
      if (command.kind === 'close')
        return model.is === 'closed' ? [[], model] : [['GroupClosed'], { ...model, is: 'closed' }];
      if (command.kind === 'remove-files') {
        const gone = model.files.filter((id) => command.ids.includes(id));
        const files = model.files.filter((id) => !gone.includes(id));
        return [gone.map(() => 'GroupFileRemoved' as const), { ...model, files }];
      }
      if (model.is === 'closed') return ['conflict', model];
      if (command.kind === 'add-files') {
        const added = command.files.map(({ file_id }) => file_id).filter((id) => !model.files.includes(id));
        return [added.map(() => 'GroupFileAdded' as const), { ...model, files: [...model.files, ...added] }];
      }
      const { name = model.name, status = model.status, level_ids = model.levels } = command.details;
      const next = { ...model, name, status, levels: inOrder(level_ids) };
      return JSON.stringify(next) === JSON.stringify(model) ? [[], model] : [['GroupChanged'], next];
    },
    seen: (state) =>
      state.exists
        ? {
            is: state.closed ? 'closed' : 'open',
            files: state.files,
            ...{ name: state.details.name, status: state.details.status, levels: state.details.level_ids },
          }
        : { is: 'none', name: '', status: '', levels: [], files: [] },
    // A second founding is a conflict, which the model says.
    repeats: ({ kind }) => kind === 'found',
  });
});

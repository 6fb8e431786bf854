import fc from 'fast-check';
import { type Expected, itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type EventCommand, eventDecider, type Naming } from './event.decider.ts';
import { eventEvents, type EventPlanned, type Schedule } from './event.events.ts';

/** What matters of an event: its name, how many it holds, when it begins and ends, whom it asks to be told, and whether it takes place. */
interface Model {
  is: 'none' | 'planned' | 'cancelled';
  title: string;
  capacity: number | null;
  when: string;
  group: number | null;
  /** Whether all members, and whether those of its group. */
  tells: [everybody: boolean, group: boolean];
  organisers: readonly number[];
  asked: readonly number[];
}

const schedule = fc.oneof(
  fc.record({ from: fc.constantFrom(1, 2, 3), to: fc.constantFrom(1, 2, 3) }).map(({ from, to }): Schedule => ({
    ...{ all_day: false, starts_at: `2026-03-2${from}T09:00:00.000Z`, ends_at: `2026-03-2${to}T09:00:00.000Z` },
    ...{ start_day: null, end_day: null, time_zone: 'Europe/Amsterdam' },
  })),
  fc.record({ from: fc.constantFrom(1, 2), to: fc.constantFrom(1, 2) }).map(({ from, to }): Schedule => ({
    ...{ all_day: true, starts_at: null, ends_at: null, start_day: `2026-03-2${from}`, end_day: `2026-03-2${to}` },
    time_zone: 'Europe/Amsterdam',
  })),
);
const planned = (
  title: string,
  capacity: number | null,
  when: Schedule,
  [notify_all_users, notify_all_members]: Model['tells'],
  group_id: number | null,
): EventPlanned => ({
  ...{ event_id: 4, founder_id: 7, slug: 'feest', channel_id: 3, group_id, title, capacity },
  ...{ description: '', rules_version: 1, excerpt: '', status: 'public', color: '#000000', salespage: null },
  ...{ lat: null, long: null, full_address: '', street: '', street_number: '', postal_code: '', province: '' },
  ...{ country: '', online: false, url: null, url_title: '', category_id: null, trophy_id: null, level_ids: [] },
  ...{ organiser_ids: [7], allow_user_invites: false, paid: false, price: null, notify_all_users },
  ...{ notify_all_members, global_event: false, image: null },
  ...when,
});
const title = fc.constantFrom('Feest', 'Markt');
const capacity = fc.constantFrom(null, 2);
const tells = fc.tuple(fc.boolean(), fc.boolean());
const group = fc.constantFrom(null, 5);

/** What was not asked before; those of a group hear with everybody. */
const toldBy = (before: Model['tells'], { tells: [everybody, ofGroup], group: its }: Model): ['EventAnnounced'] | [] =>
  (everybody ? !before[0] : ofGroup && !before[1] && its !== null) ? ['EventAnnounced'] : [];

const naming = fc.record({ wanted: fc.subarray([7, 8, 9]), by: fc.constantFrom(7, 8) });
/** Whoever is new is asked, but for who says so. */
const name = (model: Model, { wanted, by }: Naming): Pick<Model, 'organisers' | 'asked'> => {
  const organisers = wanted.filter((id) => model.organisers.includes(id) || id === by);
  return { organisers, asked: wanted.filter((id) => !organisers.includes(id)) };
};

type Answer = Extract<EventCommand, { member_id: number }>;
type Step = [Expected<keyof typeof eventEvents>, Model];
function answer(model: Model, { kind, member_id }: Answer): Step {
  const [organises, isAsked] = [model.organisers.includes(member_id), model.asked.includes(member_id)];
  const without = (ids: readonly number[]) => ids.filter((id) => id !== member_id);
  const gone = { ...model, organisers: without(model.organisers), asked: without(model.asked) };
  if (kind === 'remove_organiser') return [organises || isAsked ? ['OrganiserRemoved'] : [], gone];
  if (kind === 'accept_organising' && organises) return [[], model];
  if (!isAsked) return ['missing', model];
  if (kind === 'decline_organising') return [['OrganiserDeclined'], gone];
  if (model.is === 'cancelled') return ['conflict', model];
  return [['OrganiserAccepted'], { ...gone, organisers: [...gone.organisers, member_id].sort() }];
}

const textOf = (when: Schedule): string =>
  when.all_day ? `${when.start_day} ${when.end_day}` : `${when.starts_at} ${when.ends_at}`;
const isInOrder = (when: Schedule): boolean =>
  when.all_day ? when.end_day! >= when.start_day! : when.ends_at! > when.starts_at!;

describe('an event', () => {
  itFollowsItsModel<
    Parameters<typeof eventDecider.evolve>[0],
    EventCommand,
    Parameters<typeof eventDecider.evolve>[1],
    Model
  >({
    decider: eventDecider,
    schemas: eventEvents,
    commands: fc.oneof(
      fc
        .tuple(title, capacity, schedule, tells, group)
        .map((given): EventCommand => ({ kind: 'plan', event: planned(...given) })),
      fc
        .record({
          title: fc.option(title, { nil: undefined }),
          capacity: fc.option(capacity, { nil: undefined }),
          notify_all_users: fc.option(fc.boolean(), { nil: undefined }),
          notify_all_members: fc.option(fc.boolean(), { nil: undefined }),
        })
        .chain((details) =>
          fc
            .option(schedule, { nil: undefined })
            .map((when): EventCommand => ({ kind: 'change', details, schedule: when })),
        ),
      fc.constant<EventCommand>({ kind: 'cancel' }),
      fc
        .tuple(fc.constantFrom('accept_organising', 'decline_organising', 'remove_organiser'), fc.constantFrom(7, 8, 9))
        .map(([kind, member_id]): EventCommand => ({ kind, member_id }) as EventCommand),
      naming.map((named): EventCommand => ({ kind: 'change', details: {}, naming: named })),
    ),
    begin: () => ({
      is: 'none',
      title: '',
      capacity: null,
      when: '',
      group: null,
      tells: [false, false],
      organisers: [],
      asked: [],
    }),
    step: (model, command) => {
      if (command.kind === 'plan') {
        if (model.is !== 'none') return ['conflict', model];
        if (!isInOrder(command.event)) return ['invalid', model];
        const { title: name, capacity: room, group_id, notify_all_users, notify_all_members } = command.event;
        const next: Model = {
          ...{ is: 'planned', title: name, capacity: room, when: textOf(command.event), group: group_id },
          tells: [notify_all_users, notify_all_members],
          organisers: command.event.organiser_ids,
          asked: [],
        };
        return [['EventPlanned', ...toldBy([false, false], next)], next];
      }
      if (model.is === 'none') return ['missing', model];
      if (command.kind === 'cancel') {
        return model.is === 'cancelled' ? [[], model] : [['EventCancelled'], { ...model, is: 'cancelled' }];
      }
      if (command.kind !== 'change') return answer(model, command);
      if (model.is === 'cancelled') return ['conflict', model];
      if (command.schedule && !isInOrder(command.schedule)) return ['invalid', model];
      const { notify_all_users = model.tells[0], notify_all_members = model.tells[1] } = command.details;
      const next: Model = {
        ...model,
        tells: [notify_all_users, notify_all_members],
        title: command.details.title ?? model.title,
        capacity: command.details.capacity === undefined ? model.capacity : command.details.capacity,
        when: command.schedule ? textOf(command.schedule) : model.when,
      };
      const changed =
        next.title !== model.title || next.capacity !== model.capacity || String(next.tells) !== String(model.tells);
      const named = command.naming ? name(model, command.naming) : { organisers: model.organisers, asked: model.asked };
      Object.assign(next, named);
      const asked = named.asked.filter((id) => !model.asked.includes(id));
      const dropped = model.asked.filter((id) => !named.asked.includes(id));
      return [
        [
          ...dropped.map(() => 'OrganiserRemoved' as const),
          ...(changed || String(named.organisers) !== String(model.organisers) ? (['EventChanged'] as const) : []),
          ...(next.when !== model.when ? (['EventMoved'] as const) : []),
          ...asked.map(() => 'OrganiserNamed' as const),
          ...toldBy(model.tells, next),
        ],
        next,
      ];
    },
    seen: (state) =>
      state.exists
        ? {
            is: state.cancelled ? 'cancelled' : 'planned',
            ...{ title: state.details.title, capacity: state.details.capacity, when: textOf(state.schedule) },
            group: state.group_id,
            tells: [state.details.notify_all_users, state.details.notify_all_members],
            organisers: state.details.organiser_ids,
            asked: state.pending,
          }
        : {
            is: 'none',
            title: '',
            capacity: null,
            when: '',
            group: null,
            tells: [false, false],
            organisers: [],
            asked: [],
          },
  });
});

import type { z } from 'zod';
import type { Appended, DomainEvent, Meta, Recorded } from './events.ts';
import { idsAt, memberIn, onlyIdOf, type Path, subjectOf, subjectPaths } from './subjects.ts';

type Schemas = Record<string, z.ZodType>;

/** The union of the events that a set of schemas describes. */
export type EventsOf<S extends Schemas> = { [T in keyof S & string]: DomainEvent<T, z.output<S[T]>> }[keyof S & string];

/** Brings the data of an event that was recorded in an older shape one version further. Pure, for ever. */
export interface Upcaster {
  readonly type: string;
  /** The version that `up` takes; it answers the next one. */
  readonly fromVersion: number;
  up(data: Record<string, unknown>): Record<string, unknown>;
}

/** What in an event's data tells of a person. */
export interface Personal<Data = Record<string, unknown>> {
  /** Whose key seals it, without spaces: `member-12`. Destroying that key erases it everywhere, backups included. */
  readonly subject: (data: Data, meta: Meta) => string;
  /** The sealed fields, with what is read in their place once the key is destroyed. */
  readonly erased: (data: Data) => Partial<Data>;
}

export type PersonalFields<E extends DomainEvent> = { [T in E['type']]?: Personal<Extract<E, { type: T }>['data']> };

interface Declared {
  upcasters?: readonly Upcaster[];
  /** {@link PersonalFields} of the events declared beside it. */
  personal?: Readonly<
    Record<string, { subject(data: never, meta: Meta): string; erased(data: never): object } | undefined>
  >;
}

/** Knows every event type: its shape, how older shapes become it, whom it is about, and which of its fields are personal. */
export class EventTypes {
  private readonly schemas = new Map<string, z.ZodType>();
  private readonly upcasters = new Map<string, Upcaster>();
  private readonly personal = new Map<string, Personal>();
  private readonly ids = new Map<string, readonly Path[]>();

  register(schemas: Schemas, { upcasters = [], personal = {} }: Declared = {}): void {
    for (const [type, schema] of Object.entries(schemas)) {
      const known = this.schemas.get(type);
      if (known && known !== schema) throw new Error(`Event type ${type} is declared twice`);
      this.schemas.set(type, schema);
      this.ids.set(type, subjectPaths(schema));
    }
    for (const upcaster of upcasters) this.upcasters.set(`${upcaster.type} ${upcaster.fromVersion}`, upcaster);
    for (const [type, fields] of Object.entries(personal)) this.personal.set(type, fields as unknown as Personal);
  }

  /** The data with its schema's defaults; throws on an unknown type or a wrong shape. */
  check(event: DomainEvent): unknown {
    const schema = this.schemas.get(event.type);
    if (!schema) throw new Error(`Unknown event type ${event.type}`);
    return schema.parse(event.data);
  }

  /** The version in which events of this type are recorded now: one more than there are upcasters. */
  versionOf(type: string): number {
    let version = 1;
    while (this.upcasters.has(`${type} ${version}`)) version += 1;
    return version;
  }

  /** Data as it is shaped now. Throws when it was recorded by a newer program, which this one cannot understand. */
  upcast(type: string, version: number, data: unknown): unknown {
    const current = this.versionOf(type);
    if (version > current) throw new Error(`${type} was recorded in version ${version}; this program knows ${current}`);
    let shaped = data as Record<string, unknown>;
    for (let at = version; at < current; at += 1) shaped = this.upcasters.get(`${type} ${at}`)!.up(shaped);
    return shaped;
  }

  personalOf(type: string): Personal | undefined {
    return this.personal.get(type);
  }

  /** The schema of each type. */
  get all(): ReadonlyMap<string, z.ZodType> {
    return this.schemas;
  }

  /** Whom an event concerns besides whoever acted and whose stream it is: those whose ids it holds, and whose key seals it. */
  subjectsOf({ type, stream, data, meta }: Appended): string[] {
    const ids = this.ids.get(type)?.flatMap((path) => idsAt(data, path)) ?? [];
    if (meta.impersonator_id !== undefined) ids.push(meta.impersonator_id);
    const sealedWith = this.personal.get(type)?.subject(data as Record<string, unknown>, meta);
    const subjects = new Set(ids.map(subjectOf));
    if (sealedWith !== undefined) subjects.add(sealedWith);
    subjects.delete(stream);
    if (meta.actor_id !== null) subjects.delete(subjectOf(meta.actor_id));
    return [...subjects];
  }

  /**
   * What of an event one of those whom it concerns is told: nothing that is sealed with another's key, but for their own words in
   * what several share, and of what somebody else has done no other member's id.
   */
  toldTo(subject: string, { type, data, meta }: Recorded): unknown {
    const personal = this.personal.get(type);
    let told = { ...(data as Record<string, unknown>) };
    const isTheirAct = meta.actor_id !== null && subjectOf(meta.actor_id) === subject;
    const key = personal?.subject(told, meta) ?? subject;
    const isForThem = key === subject || (isTheirAct && memberIn(key) === null);
    if (personal && !isForThem) for (const field of Object.keys(personal.erased(told))) delete told[field];
    if (isTheirAct) return told;
    for (const path of this.ids.get(type)!) told = onlyIdOf(memberIn(subject), told, path) as typeof told;
    return told;
  }
}

import type { z } from 'zod';
import type { DomainEvent } from './events.ts';

type Schemas = Record<string, z.ZodType>;

/** The union of the events that a set of schemas describes. */
export type EventsOf<S extends Schemas> = { [T in keyof S & string]: DomainEvent<T, z.output<S[T]>> }[keyof S & string];

/** Knows the shape of every event type; an event that does not fit is never appended. */
export class EventTypes {
  private readonly schemas = new Map<string, z.ZodType>();

  register(schemas: Schemas): void {
    for (const [type, schema] of Object.entries(schemas)) {
      const known = this.schemas.get(type);
      if (known && known !== schema) throw new Error(`Event type ${type} is declared twice`);
      this.schemas.set(type, schema);
    }
  }

  /** The data with its schema's defaults; throws on an unknown type or a wrong shape. */
  check(event: DomainEvent): unknown {
    const schema = this.schemas.get(event.type);
    if (!schema) throw new Error(`Unknown event type ${event.type}`);
    return schema.parse(event.data);
  }
}

import { z } from 'zod';
import { gather } from './gather.ts';
import { operation } from './base/operation.ts';

const reading = <const P extends string>(path: P) =>
  operation({ method: 'GET', path, summary: 'Reads', permission: 'public', output: z.object({}) });

describe('the operations of all modules', () => {
  it('are gathered by their names, and nothing else that a contract exports', () => {
    const gathered = gather({
      groups: { listGroups: reading('/groups'), SIZE: 3 },
      events: { listEvents: reading('/events') },
    });
    expect(Object.keys(gathered)).toEqual(['listGroups', 'listEvents']);
    expect(gathered.listEvents.path).toBe('/events');
  });

  it('have a name each', () => {
    const twice = { groups: { list: reading('/groups') }, events: { list: reading('/events') } };
    expect(() => gather(twice)).toThrow('the operation list is declared by groups and by events');
  });

  it('have a method and path each, whatever a parameter is called', () => {
    const twice = { groups: { showGroup: reading('/g/{id}') }, events: { showEvent: reading('/g/{slug}') } };
    expect(() => gather(twice)).toThrow('GET /g/{} is declared by groups and by events');
  });
});

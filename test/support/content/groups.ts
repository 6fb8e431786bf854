import type { OutputOf, RequestOf, Routes } from '@lyceum/contracts';
import type { Persona } from '../persona.ts';

type Input = RequestOf<Routes['POST /api/v3/groups']>['body'];
type Made = OutputOf<Routes['POST /api/v3/groups']>['data'];

/** A public group, unless it says otherwise, owned by whoever makes it. */
export async function makeGroup(who: Persona, more: Partial<Input> = {}): Promise<Made> {
  const answer = await who.call('POST /api/v3/groups', { body: { name: 'Stokers', ...more } });
  if (answer.status !== 201) throw new Error(`No group: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data as Made;
}

/** Invites a member, who accepts. */
export async function letIntoGroup(owner: Persona, member: Persona, { id }: Pick<Made, 'id'>): Promise<void> {
  const invited = await owner.call('POST /api/v4/groups/{id}/invitations', {
    params: { id },
    body: { user_ids: [member.id] },
  });
  const params = { id, invitation_id: invited.body.data[0].id as number };
  const { status } = await member.call('POST /api/v3/groups/{id}/invite/{invitation_id}/accept', { params });
  if (status !== 200 && status !== 201) throw new Error(`Not in the group: ${status}`);
}

/** Makes a member an owner beside whoever has founded it; answers its id. */
export async function ownedWith(owner: Persona, member: Persona, group: Made): Promise<number> {
  await letIntoGroup(owner, member, group);
  await owner.call('PUT /api/v4/groups/{id}/members/{member_id}', {
    params: { id: group.id, member_id: member.id },
    body: { role: 'owner' },
  });
  return group.id;
}

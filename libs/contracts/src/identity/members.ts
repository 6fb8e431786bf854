import { z } from 'zod';
import { firstName, gender, heldLevel, lastName, locale, memberCard, profile, role, username } from './identity.ts';
import { BIO_LIMIT } from '../limits.ts';
import { file, uploadUuid } from '../media.ts';
import { seenBesides, writtenCounts } from './seen.ts';
import { operation } from '../base/operation.ts';
import { timeZone } from '../base/time-zone.ts';
import { exact, pageSize, queryWords, when } from '../base/query-words.ts';
import { data, id, idList, listOf, moment, page } from '../base/shared.ts';

export { type FollowStatus, followStatus } from './seen.ts';

/** A member as others see them: their public profile, without an address. */
export const member = memberCard.extend({
  roles: z.array(role),
  profile: z.string(),
  created_at: moment,
  banned: z.boolean(),
  levels: z.array(heldLevel),
});
export type Member = z.infer<typeof member>;

/** A member as a particular viewer sees them. */
export const memberSeen = member.extend({ ...seenBesides.shape, ...writtenCounts.shape });
export type MemberSeen = z.infer<typeof memberSeen>;

const EARLIEST_BIRTH = '1900-01-01';
const birthDate = z.iso
  .date('Please enter a valid date')
  .refine(
    (date) => date >= EARLIEST_BIRTH && date <= new Date().toISOString().slice(0, 10),
    'Please enter a valid date',
  );

/** Both spellings of the specification's names (part 1 §3, User). If a request has both, the later one applies. */
const names = z.object({
  firstname: firstName.optional(),
  lastname: lastName.optional(),
  first_name: firstName.optional(),
  last_name: lastName.optional(),
  username: username.optional(),
});

/** The fields of their profile that a member may change. Other fields are ignored. */
export const profileInput = names.extend({
  profile: z.string().trim().max(BIO_LIMIT).optional(),
  gender: gender.nullable().optional(),
  birth_date: birthDate.nullable().optional(),
  birthday_told: z.boolean().optional(),
  locale: locale.optional(),
  time_zone: timeZone.optional(),
});

/** The maximum page size of the member list. */
export const MEMBERS_PER_PAGE = 100;

export const showUser = operation({
  method: 'GET',
  path: '/api/v3/users/{id}',
  summary: 'One member',
  permission: 'public',
  params: z.object({ id }),
  output: data(memberSeen),
  errors: [404],
});

export const listUsers = operation({
  method: 'GET',
  path: '/api/v3/users',
  summary: 'Members by name, searchable by name and username',
  permission: 'member',
  query: z.object({
    page,
    per_page: pageSize(20, MEMBERS_PER_PAGE),
    search: z.string().trim().max(100).optional(),
    ...queryWords({
      fields: { id: exact(id), username: exact(z.string().max(100)), role: exact(role), created_at: when },
      has: { 'levels:id': exact(id) },
      sorts: ['name', 'username', 'created_at', 'id'],
      with: ['levels'],
    }),
  }),
  output: listOf(member),
});

/** For mentions, which contain the member's id and their username at the time of writing. */
export const listUsernames = operation({
  method: 'GET',
  path: '/api/v4/usernames',
  summary: 'What members are called now, by their ids; those who are no more are left out',
  permission: 'public',
  query: z.object({ ids: idList }),
  output: z.object({ data: z.array(z.object({ id, username: z.string() })) }),
});

export const profileByUsername = operation({
  method: 'GET',
  path: '/api/v3/profile/{username}',
  summary: 'One member by username, with or without "@"',
  permission: 'public',
  params: z.object({ username: z.string().max(100) }),
  output: data(memberSeen),
  errors: [404],
});

export const changeProfile = operation({
  method: 'PUT',
  path: '/api/v3/profile',
  summary: 'Changes the signed-in member’s own profile, language and time zone',
  permission: 'member',
  body: profileInput,
  output: data(profile),
});

export const changeAccount = operation({
  method: 'PATCH',
  path: '/api/v4/users/me/account',
  summary: 'Sets the names that onboarding asks for',
  permission: 'member',
  body: names.extend({ hidden: z.literal(false).optional() }),
  output: data(profile),
});

export const changeAvatar = operation({
  method: 'POST',
  path: '/api/v3/profile/me/avatar',
  summary: 'Makes a picture the avatar: sent as a form, or uploaded before',
  permission: 'member',
  body: z.object({ upload_uuid: uploadUuid }),
  form: z.object({ avatar: file, uuid: uploadUuid.optional() }),
  output: data(profile),
  errors: [413],
});

export const resetAvatar = operation({
  method: 'DELETE',
  path: '/api/v3/profile/me/avatar',
  summary: 'Gives the default avatar back',
  permission: 'member',
  output: data(profile),
});

import { z } from 'zod';
import { NAME_LIMITS } from '../limits.ts';
import { emailAddress } from '../base/email.ts';
import { operation } from '../base/operation.ts';
import { acknowledged, data, id, moment } from '../base/shared.ts';
import { isVisible } from '../base/visible.ts';
import { seenBesides } from './seen.ts';

export const role = z.enum(['member', 'moderator', 'admin']);
export type Role = z.infer<typeof role>;
export const locale = z.enum(['nl', 'en']);
export type Locale = z.infer<typeof locale>;

/** A trophy as a member badge. */
export const shownTrophy = z.object({
  id: z.int(),
  title: z.string(),
  icon: z.string(),
  colors: z.array(z.string()),
  image: z.string().nullable(),
});

/** A member as shown with their content (part 1 §3, User). */
export const memberCard = z.object({
  id,
  username: z.string(),
  name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string(),
  /** 0 before scoring rules are published. */
  level: z.int(),
  /** Consecutive days. The streak is 0 after `streak_until`. */
  streak: z.int(),
  streak_until: moment.nullable(),
  karma: z.int(),
  /** The trophy that the member shows, while they hold it. */
  active_trophy: shownTrophy.nullable(),
  isAdmin: z.boolean(),
  isModerator: z.boolean(),
});
export type MemberCard = z.infer<typeof memberCard>;

export const gender = z.enum(['female', 'male', 'other']);
export type Gender = z.infer<typeof gender>;

export const heldLevel = z.object({ id, name: z.string() });

/** The signed-in member's own profile. */
export const profile = memberCard.extend({
  email: z.string(),
  roles: z.array(role),
  locale,
  time_zone: z.string(),
  impersonating: z.boolean(),
  created_at: z.string(),
  /** The member's self-description in plain text. */
  profile: z.string(),
  gender: gender.nullable(),
  birth_date: z.iso.date().nullable(),
  /** Whether others get a notification of the birthday, without the year. Off by default. */
  birthday_told: z.boolean(),
  verified: z.boolean(),
  /** False until a new member has completed onboarding, which the app asks for first (part 3 §4). */
  onboarded: z.boolean(),
  /** The source of the account (part 3 §3). */
  origin: z.literal('system'),
  /** A new address that waits for its confirmation. */
  email_change: z.object({ email: z.string() }).nullable(),
  /** Null if the member has never chosen a password. */
  password_changed_at: moment.nullable(),
  levels: z.array(heldLevel),
  /** Until then the member reads, and writes nothing that others see. */
  silenced_until: moment.nullable(),
  /** The decisions that the member has to read, by their ids. */
  open_warnings: z.array(id),
});
export type Profile = z.infer<typeof profile>;

/** The own profile with its public fields and the member's settings (part 3 §3, User). */
export const ownProfile = profile.extend({
  ...seenBesides.shape,
  banned: z.boolean(),
  settings: z.object({ locale, time_zone: z.string(), birthday_told: z.boolean() }),
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const password = z
  .string()
  .min(NAME_LIMITS.passwordMin, `Password must have at least ${NAME_LIMITS.passwordMin} characters`)
  .max(NAME_LIMITS.passwordMax);

/** Required again for actions that only the member may do (decisions 22). */
export const currentPassword = z.string().min(1, 'Password is required').max(NAME_LIMITS.passwordMax);

/** Stored without "@", accepted with it (decisions 17). */
export const username = z
  .string()
  .trim()
  .transform((value) => value.replace(/^@/, '').toLowerCase())
  .pipe(
    z
      .string()
      .min(NAME_LIMITS.usernameMin, `Username must have at least ${NAME_LIMITS.usernameMin} characters`)
      .max(NAME_LIMITS.username)
      .regex(/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/, 'Username may hold letters, digits, dots, dashes and underscores'),
  );

export const email = emailAddress;
const UNSEEN = 'A name holds only signs that can be seen';
export const firstName = z
  .string()
  .trim()
  .min(1, 'First name is required')
  .max(NAME_LIMITS.firstName)
  .refine(isVisible, UNSEEN);
export const lastName = z
  .string()
  .trim()
  .min(1, 'Last name is required')
  .max(NAME_LIMITS.lastName)
  .refine(isVisible, UNSEEN);

export const registration = z.object({
  email,
  password,
  first_name: firstName,
  last_name: lastName,
  username,
  locale: locale.optional(),
});

export const credentials = z.object({
  login: z.string().trim().min(1, 'E-mail or username is required').max(254),
  password: z.string().min(1, 'Password is required').max(NAME_LIMITS.passwordMax),
  remember: z.boolean().optional(),
});

export const csrf = operation({
  method: 'GET',
  path: '/api/v4/auth/csrf',
  summary: 'The token that every mutation from a browser carries in X-CSRF-TOKEN',
  permission: 'public',
  output: data(z.object({ token: z.string() })),
});

export const login = operation({
  method: 'POST',
  path: '/api/v4/auth/login',
  summary: 'Opens a session for an e-mail address or username and its password',
  permission: 'public',
  // The response contains a session, which must not be issued twice.
  takesKey: false,
  body: credentials,
  output: data(profile),
  errors: [403, 429],
});

export const logout = operation({
  method: 'POST',
  path: '/api/v4/auth/logout',
  summary: 'Ends the session that the request carries',
  permission: 'public',
  takesKey: false,
  whileImpersonating: 'allowed',
  output: acknowledged,
});

export const register = operation({
  method: 'POST',
  path: '/api/v4/auth/register',
  summary: 'Creates a member and opens a session',
  permission: 'public',
  // The response contains a session, which must not be issued twice.
  takesKey: false,
  body: registration.extend({
    /** Invisible in the form, so that only programs fill it in. */
    website: z.string().max(500).default(''),
  }),
  output: data(profile),
  status: 201,
  errors: [429],
});

export const myProfile = operation({
  method: 'GET',
  path: '/api/v3/profile/me',
  summary: 'The signed-in member; 401 for a guest',
  permission: 'member',
  output: data(ownProfile),
});

import { NAME_LIMITS } from '@lyceum/contracts/limits';

/** Part 3 §5: 0 to 4, one each for the length, a digit, an uppercase letter and a special character. */
export const passwordStrength = (password: string): number =>
  [
    password.length >= NAME_LIMITS.passwordMin,
    /\d/.test(password),
    /\p{Lu}/u.test(password),
    /[^\p{L}\d\s]/u.test(password),
  ].filter(Boolean).length;

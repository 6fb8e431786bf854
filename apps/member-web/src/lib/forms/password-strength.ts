import { NAME_LIMITS } from '@lyceum/contracts/limits';

/**
 * Password strength from 0 to 4 (part 3 §5): a point each for length, digit, uppercase letter and special character.
 */
export const passwordStrength = (password: string): number =>
  [
    password.length >= NAME_LIMITS.passwordMin,
    /\d/.test(password),
    /\p{Lu}/u.test(password),
    /[^\p{L}\d\s]/u.test(password),
  ].filter(Boolean).length;

/**
 * Joiners are part of words in scripts that shape letters with them. Between Latin, Greek or Cyrillic letters they only
 * hide.
 */
const JOINED =
  /(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;
/** Controls, direction marks, characters without width, and blank letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/u;

/** Whether a name shows as it is stored. Hidden characters and direction marks are not visible. */
export const isVisible = (name: string): boolean => !UNSEEN.test(name.replace(JOINED, ''));

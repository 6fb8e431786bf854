/** Joiners belong inside words of scripts that shape their letters by them; between Latin, Greek or Cyrillic ones they only hide. */
const JOINED =
  /(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;
/** Controls, marks of direction, what takes no room, and letters that are blank. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/u;

/** Whether a name reads as it is stored: nothing in it hides, or turns the direction of what stands beside it. */
export const isVisible = (name: string): boolean => !UNSEEN.test(name.replace(JOINED, ''));

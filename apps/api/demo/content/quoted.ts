/** Somebody who takes up what another has said, with those words above their own. */
export const QUOTED = {
  title: 'Theekommen met één vingerafdruk',
  said: 'Ik vind het een lief gebaar, een hand geven door de kom heen.',
  member: 'dewi',
  text: 'Zo zie ik het ook. In mijn kommen zit de duim aan de linkerkant: ik ben linkshandig, en dat mag je voelen.',
};

/** Reacties naast de like. */
export default {
  reactions: {
    add: 'Reageer met een emoji',
    give: 'Reageer met {{emoji}}',
    takeBack: 'Neem {{emoji}} terug',
    given_one: '{{emoji}}, gegeven door {{count}} lid',
    given_other: '{{emoji}}, gegeven door {{count}} leden',
  },
};

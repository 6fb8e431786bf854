export const enOrder = {
  order: 'Order',
  orderTitle: 'Put boards in order',
  orderHint: 'Drag a board, or use the arrows. Members see the new order at once.',
  orderOf: 'Which boards',
  firstLevel: 'Boards of their own',
  orderSave: 'Save the order',
  orderSame: 'The order is still the same.',
  ordered: 'The boards stand in the new order.',
  orderReasons: { 0: 'The busiest on top', 1: 'New members find their way better' },
  moved: '%{name} now stands at place %{place} of %{count}.',
  move: { up: 'Move %{name} up', down: 'Move %{name} down' },
};

export { BoardsScreen as Component } from '../features/boards/overview/BoardsScreen.tsx';

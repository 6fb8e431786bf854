export { BoardsScreen as Component } from '../features/boards/map/BoardsScreen.tsx';

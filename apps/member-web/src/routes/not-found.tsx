export { NotFound as Component } from '../ui/state/NotFound.tsx';

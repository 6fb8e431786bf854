export { NotFound as Component } from '../ui/NotFound.tsx';

export { DraftsScreen as Component } from '../features/drafts/DraftsScreen.tsx';

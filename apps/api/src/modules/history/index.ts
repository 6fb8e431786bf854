export { HistoryModule } from './history.module.ts';

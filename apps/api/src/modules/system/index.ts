export { SystemModule } from './system.module.ts';

/** Pages and pictures that links of members lead to. Only this module asks other servers for them. */
export { LinkPages, type LinkPage } from './link-pages.ts';
export { LinksModule } from './links.module.ts';

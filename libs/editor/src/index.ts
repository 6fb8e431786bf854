export { ALLOWED_SCHEMES, ALLOWED_TAGS, LINK_ATTRIBUTES } from './allow-list.ts';

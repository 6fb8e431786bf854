import type { ResourceName } from '../resources.ts';

/** The smallest page, for those who need only the total. */
export const NUMBER_ONLY = { pagination: { page: 1, perPage: 1 } };
/** Leaves out deleted records, which these lists otherwise include. */
const THERE: Partial<Record<ResourceName, object>> = { topics: { deleted: false }, comments: { deleted: false } };

/** Query of a list for its total alone. Cards and checklist share the request. */
export const totalOf = (resource: ResourceName) => ({ ...NUMBER_ONLY, filter: THERE[resource] ?? {} });

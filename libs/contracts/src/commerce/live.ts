/** What open screens are told of purchases, each on its member's own channel. */
export interface CommerceEvents {
  purchase: { purchase_id: number };
}

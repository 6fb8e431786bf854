/** Real-time events of purchases, on the member's channel. */
export interface CommerceEvents {
  purchase: { purchase_id: number };
}

import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { PurchaseEvent } from './purchase.events.ts';

/** How somebody pays goes with them; what was bought for how much stays, as the books ask. */
export const purchasePersonal: PersonalFields<PurchaseEvent> = {
  PaymentDetailsChanged: {
    subject: ({ member_id }) => subjectOf(member_id),
    erased: () => ({ mandate: '', brand: '', last_four: '', expiry: '' }),
  },
};

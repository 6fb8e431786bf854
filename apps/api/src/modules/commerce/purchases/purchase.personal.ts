import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { PurchaseEvent } from './purchase.events.ts';

/** Erasing the member erases the payment method. Product and amount stay for the books. */
export const purchasePersonal: PersonalFields<PurchaseEvent> = {
  PaymentDetailsChanged: {
    subject: ({ member_id }) => subjectOf(member_id),
    erased: () => ({ mandate: '', brand: '', last_four: '', expiry: '' }),
  },
};

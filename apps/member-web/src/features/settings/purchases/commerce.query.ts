import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { commerce } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { channels } from '@lyceum/contracts/realtime';
import { useLive } from '../../../lib/realtime/use-live.ts';

export type Product = commerce.Product;
export type Purchase = commerce.Purchase;

const all = ['commerce'] as const;
export const productsOptions = queryOptions({
  queryKey: [...all, 'products'],
  queryFn: async ({ signal }) => (await api('GET /api/v4/commerce/products', { signal })).data,
});
export const purchasesOptions = queryOptions({
  queryKey: [...all, 'purchases'],
  queryFn: async ({ signal }) =>
    (await api('GET /api/v4/commerce/purchases', { query: { per_page: 100 }, signal })).data,
});
/** Query options of the invoices. Never cached, because file URLs expire after a quarter of an hour. */
export const invoicesOptions = queryOptions({
  queryKey: [...all, 'invoices'],
  staleTime: 0,
  queryFn: async ({ signal }) =>
    (await api('GET /api/v4/commerce/invoices', { query: { per_page: 100 }, signal })).data,
});
export const detailsOptions = queryOptions({
  queryKey: [...all, 'details'],
  queryFn: async ({ signal }) => (await api('GET /api/v4/commerce/payment-details', { signal })).data,
});
/** Query options of a test checkout. */
export const testCheckoutOptions = (id: string) =>
  queryOptions({
    queryKey: [...all, 'checkout', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/v4/commerce/test-checkouts/{id}', { params: { id }, signal })).data,
  });

function useAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: all });
}

/** Refetches purchases after a payment, failure or end. */
export function useLivePurchases(memberId: number): void {
  const again = useAgain();
  useLive([channels.messages(memberId)], { purchase: () => void again() });
}

/** Mutation that starts a purchase and opens its checkout. `keep` adds the way back to that address. */
export function useBuy(keep: (address: string) => string) {
  return useMutation({
    mutationFn: async (product_id: number) =>
      (await api('POST /api/v4/commerce/purchases', { body: { product_id } })).data,
    onSuccess: ({ checkout_url }) => {
      if (checkout_url) window.location.assign(keep(checkout_url));
    },
  });
}

/** Mutation that cancels or resumes a running purchase. */
export function useChangeRunning(id: number) {
  const again = useAgain();
  return useMutation({
    mutationFn: (how: 'cancel' | 'resume') => api(`POST /api/v4/commerce/purchases/{id}/${how}`, { params: { id } }),
    onSettled: again,
  });
}

/** Mutation that opens the provider's page to change the payment details. */
export function useChangeDetails(id: number) {
  return useMutation({
    mutationFn: async () =>
      (await api('POST /api/v4/commerce/purchases/{id}/payment-details', { params: { id } })).data,
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** Mutation that ends a test checkout with an outcome. */
export function useEndCheckout(id: string) {
  const again = useAgain();
  return useMutation({
    mutationFn: async (outcome: 'pay' | 'pay_once' | 'fail' | 'abandon') =>
      (await api('POST /api/v4/commerce/test-checkouts/{id}', { params: { id }, body: { outcome } })).data,
    onSuccess: again,
  });
}

import { useEndpoint } from '#api/use-endpoint.ts';
import { BillPlace } from '#parts/payments/bill-place.tsx';

/** The bill of the own renewal. */
export function OwnBill() {
  return <BillPlace answer={useEndpoint('openBill', {})} />;
}

/** The bill of the renewal that a mailed link is about. */
export function LinkBill({ code }: { readonly code: string }) {
  return <BillPlace answer={useEndpoint('openBillByLink', { code }, { gcTime: 0 })} />;
}

import type { Bill } from 'contract/bills';
import type { MembershipKind } from 'contract/rules/institution-kinds';
import { useEffect, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { BillPlace } from '#shared/payments/bill-place.tsx';
import { Button } from '#ui/base/button.tsx';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';
import { billKey, storedBillKey } from './bill-key.ts';
import { VisitorInvoice } from './visitor-invoice.tsx';

interface VisitorBillProps {
  readonly membership: MembershipKind;
  /** Receives the displayed bill, which the registration then includes. */
  readonly onShown: (bill: Bill) => void;
}

/**
 * Shows the amount of a registration on request, because a request reserves an amount. A browser that
 * requested a bill before gets the same one again.
 */
export function VisitorBill({ membership, onShown }: VisitorBillProps) {
  const [key, setKey] = useState<string>();
  useEffect(() => setKey(storedBillKey()), []);
  const isRequested = key !== undefined;
  // A press before hydration would be lost, so the button stays disabled until then.
  const isHydrated = useHydrated();
  const answer = useEndpoint('openVisitorBill', { key: key ?? '', membership }, { enabled: isRequested });
  const { data } = answer;
  useEffect(() => {
    if (data !== undefined) onShown(data);
  }, [data, onShown]);
  if (isRequested) {
    return (
      <>
        <BillPlace answer={answer} />
        {data?.membership === 'institution' && <VisitorInvoice key={data.code} billKey={key} />}
      </>
    );
  }
  return (
    <Button
      variant="secondary"
      className="disabled:opacity-100!"
      disabled={!isHydrated}
      onClick={() => setKey(billKey())}
    >
      Tampilkan nominal transfer
    </Button>
  );
}

import type { Bill } from 'contract/money/bills';
import type { MembershipKind } from 'contract/rules/institution-kinds';
import { useEffect, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/accounts/accounts';
import { BillPlace } from '#shared/payments/bill-place.tsx';
import { Button } from '#ui/base/button.tsx';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';
import { billKey, storedBillKey } from './bill-key.ts';

interface VisitorBillProps {
  readonly membership: MembershipKind;
  /** Receives the displayed bill with its key, which the registration then includes. */
  readonly onShown: (bill: Bill, key: string) => void;
}

/** Requested by a press, because a request reserves an amount. A browser gets the same bill again. */
export function VisitorBill({ membership, onShown }: VisitorBillProps) {
  const [key, setKey] = useState<string>();
  useEffect(() => setKey(storedBillKey()), []);
  const isRequested = key !== undefined;
  // A press before hydration would be lost, so the button stays disabled until then.
  const isHydrated = useHydrated();
  const answer = useEndpoint('openVisitorBill', { key: key ?? '', membership }, { enabled: isRequested });
  const { data } = answer;
  useEffect(() => {
    if (data !== undefined && key !== undefined) onShown(data, key);
  }, [data, key, onShown]);
  if (isRequested) return <BillPlace answer={answer} />;
  return (
    <Button variant="secondary" disabled={!isHydrated} onClick={() => setKey(billKey())}>
      {t.showAmount}
    </Button>
  );
}

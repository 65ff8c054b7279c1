import type { Bill } from 'contract/bills';
import type { MembershipKind } from 'contract/rules/institution-kinds';
import { useEffect, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { BillPlace } from '#parts/payments/bill-place.tsx';
import { Button } from '#ui/base/button.tsx';
import { useHydrated } from '#ui/late/use-hydrated.ts';
import { billKey, keptBillKey } from './bill-key.ts';
import { VisitorInvoice } from './visitor-invoice.tsx';

interface VisitorBillProps {
  readonly membership: MembershipKind;
  /** Tells the bill that is shown: the registration goes with it. */
  readonly onShown: (bill: Bill) => void;
}

/**
 * The amount of a registration, for who asks for it: an amount is held for who pays, not for who looks. Who asked before
 * in this browser is shown it again.
 */
export function VisitorBill({ membership, onShown }: VisitorBillProps) {
  const [key, setKey] = useState<string>();
  useEffect(() => setKey(keptBillKey()), []);
  const isAsked = key !== undefined;
  // A press before the page has come alive would be lost: until then there can be none.
  const isAlive = useHydrated();
  const answer = useEndpoint('openVisitorBill', { key: key ?? '', membership }, { enabled: isAsked });
  const { data } = answer;
  useEffect(() => {
    if (data !== undefined) onShown(data);
  }, [data, onShown]);
  if (isAsked) {
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
      disabled={!isAlive}
      onClick={() => setKey(billKey())}
    >
      Tampilkan nominal transfer
    </Button>
  );
}

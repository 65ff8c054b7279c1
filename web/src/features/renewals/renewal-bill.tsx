import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { BillPlace } from '#parts/payments/bill-place.tsx';
import { InvoiceButton } from '#parts/payments/invoice-button.tsx';

/** The bill of the own renewal; of an institution with its invoice. */
export function OwnBill() {
  const answer = useEndpoint('openBill', {});
  const invoice = useAction('issueInvoice');
  const { data } = answer;
  return (
    <>
      <BillPlace answer={answer} />
      {data?.membership === 'institution' && (
        <InvoiceButton ask={() => invoice.run({})} fileName={`invoice-${data.code}.pdf`} />
      )}
    </>
  );
}

/** The bill of the renewal that a mailed link is about. */
export function LinkBill({ code }: { readonly code: string }) {
  return <BillPlace answer={useEndpoint('openBillByLink', { code }, { gcTime: 0 })} />;
}

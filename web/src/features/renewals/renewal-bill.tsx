import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { BillPlace, type BillPlaceProps } from '#parts/payments/bill-place.tsx';
import { PdfButton } from '#parts/payments/pdf-button.tsx';

/** The bill of the own renewal; of an institution with its invoice. */
export function OwnBill() {
  const answer = useEndpoint('openBill', {});
  const invoice = useAction('issueInvoice');
  return <BillAndInvoice answer={answer} ask={() => invoice.run({})} />;
}

/** The bill of the renewal that a mailed link is about; of an institution with its invoice. */
export function LinkBill({ code }: { readonly code: string }) {
  const answer = useEndpoint('openBillByLink', { code }, { gcTime: 0 });
  const invoice = useAction('issueInvoiceByLink');
  return <BillAndInvoice answer={answer} ask={() => invoice.run({ code })} />;
}

interface BillAndInvoiceProps {
  readonly answer: BillPlaceProps['answer'];
  /** Asks for the invoice. */
  readonly ask: () => Promise<Blob>;
}

function BillAndInvoice({ answer, ask }: BillAndInvoiceProps) {
  const { data } = answer;
  return (
    <>
      <BillPlace answer={answer} />
      {data?.membership === 'institution' && <PdfButton of="invoice" ask={ask} />}
    </>
  );
}

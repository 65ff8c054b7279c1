import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { BillPlace, type BillPlaceProps } from '#shared/payments/bill-place.tsx';
import { PdfButton } from '#shared/payments/pdf-button.tsx';

export function OwnBill() {
  const answer = useEndpoint('openBill', {});
  const invoice = useAction('issueInvoice');
  return <BillAndInvoice answer={answer} ask={() => invoice.run({})} />;
}

export function LinkBill({ code }: { readonly code: string }) {
  const answer = useEndpoint('openBillByLink', { code }, { gcTime: 0 });
  const invoice = useAction('issueInvoiceByLink');
  return <BillAndInvoice answer={answer} ask={() => invoice.run({ code })} />;
}

interface BillAndInvoiceProps {
  readonly answer: BillPlaceProps['answer'];
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

import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { BillPlace, type BillPlaceProps } from '#shared/payments/bill-place.tsx';
import { PdfButton } from '#shared/payments/pdf-button.tsx';

export function OwnBill({ payer }: { readonly payer: string }) {
  const answer = useEndpoint('openBill', {});
  const invoice = useAction('issueInvoice');
  return <BillAndInvoice answer={answer} payer={payer} ask={() => invoice.run({})} />;
}

/** Names no payer, because mails can be forwarded. */
export function LinkBill({ code }: { readonly code: string }) {
  const answer = useEndpoint('openBillByLink', { code }, { gcTime: 0 });
  const invoice = useAction('issueInvoiceByLink');
  return <BillAndInvoice answer={answer} ask={() => invoice.run({ code })} />;
}

interface BillAndInvoiceProps {
  readonly answer: BillPlaceProps['answer'];
  readonly payer?: string;
  readonly ask: () => Promise<Blob>;
}

function BillAndInvoice({ answer, payer, ask }: BillAndInvoiceProps) {
  const { data } = answer;
  return (
    <>
      <BillPlace answer={answer} payer={payer} />
      {data?.membership === 'institution' && <PdfButton of="invoice" ask={ask} />}
    </>
  );
}

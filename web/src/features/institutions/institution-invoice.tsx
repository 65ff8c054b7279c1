import { useAction } from '#api/use-action.ts';
import { PdfButton } from '#shared/payments/pdf-button.tsx';
import { Section } from '#ui/base/section.tsx';

/** Issues the invoice for the next renewal. The coordinator gets a mail about a new one. */
export function InstitutionInvoice({ id }: { readonly id: string }) {
  const invoice = useAction('issueInstitutionInvoice');
  return (
    <Section id="institution-invoice" title="Invoice" className="panel grid gap-3 p-5 sm:p-6">
      <p lang="id" className="text-muted text-sm">
        Untuk perpanjangan berikutnya, atas tagihan institusi ini. Invoice yang baru juga dikabarkan lewat
        email kepada koordinator.
      </p>
      <PdfButton of="invoice" ask={() => invoice.run({ id })} />
    </Section>
  );
}

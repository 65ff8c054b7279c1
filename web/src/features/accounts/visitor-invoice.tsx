import { useState } from 'react';
import { saveFile } from '#ui/base/save-file.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

interface VisitorInvoiceProps {
  readonly billKey: string;
}

/** Invoice for the finance department of an institution, before the institution registers. */
export function VisitorInvoice({ billKey }: VisitorInvoiceProps) {
  const [status, setStatus] = useState('');
  return (
    <details className="border-line border-t pt-4">
      <summary className="cursor-pointer font-semibold">Butuh invoice sebelum membayar?</summary>
      <div className="mt-3 grid gap-3">
        <p className="text-sm">
          Invoice terbit sekali untuk tagihan ini: nama, alamat, dan NPWP di dalamnya tidak berubah lagi.
        </p>
        <EndpointForm
          name="issueVisitorInvoice"
          fixed={{ key: billKey }}
          label="Invoice pendaftaran"
          submitLabel="Unduh invoice (PDF)"
          busyLabel="Menyiapkan invoice…"
          onDone={(pdf) => {
            saveFile(pdf);
            setStatus('Invoice diunduh.');
          }}
        >
          {({ Text, TextArea }) => (
            <>
              <Text name="institution" label="Nama institusi di invoice" autoComplete="organization" />
              <TextArea name="institutionAddress" label="Alamat di invoice" autoComplete="street-address" />
              <Text name="taxNumber" label="NPWP institusi" inputMode="numeric" autoComplete="off" />
            </>
          )}
        </EndpointForm>
        <p role="status" className="text-muted text-sm empty:hidden">
          {status}
        </p>
      </div>
    </details>
  );
}

import type { Bill } from 'contract/bills';
import type { MembershipKind } from 'contract/rules/institution-kinds';
import { useEffect, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { BillPlace } from '#shared/payments/bill-place.tsx';
import { Button } from '#ui/base/button.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
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

function VisitorInvoice({ billKey }: { readonly billKey: string }) {
  const [status, setStatus] = useState('');
  return (
    <details className="border-line border-t pt-4">
      <summary className="cursor-pointer font-semibold">Butuh invoice sebelum membayar?</summary>
      <div className="mt-3 grid gap-3">
        <p className="text-sm">
          Proforma ini belum bernomor. Invoice bernomor tersedia setelah pendaftaran dikirim.
        </p>
        <EndpointForm
          name="issueVisitorInvoice"
          fixed={{ key: billKey }}
          label="Proforma pendaftaran"
          submitLabel="Unduh proforma (PDF)"
          busyLabel="Menyiapkan proforma…"
          onDone={(pdf) => {
            saveFile(pdf);
            setStatus('Proforma diunduh.');
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

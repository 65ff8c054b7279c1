import { ApiError } from 'contract/errors';
import { clientWording } from 'contract/text/client-wording';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EndpointInput } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Field } from '#ui/forms/field.tsx';

/** Pro forma invoice of an institution's registration, with the name and address that the form contains. */
export function RegistrationInvoice({ billKey }: { readonly billKey: string }) {
  const form = useFormContext<EndpointInput<'register'>>();
  const invoice = useAction('issueVisitorInvoice');
  const [taxNumber, setTaxNumber] = useState('');
  const [status, setStatus] = useState('');
  const [error, setError] = useState<Error>();
  const download = async () => {
    setStatus('');
    setError(undefined);
    const [institution = '', institutionAddress] = form.getValues(['institution', 'institutionAddress']);
    if (institution.trim() === '') {
      form.setError('institution', { message: clientWording.required }, { shouldFocus: true });
      return;
    }
    try {
      saveFile(await invoice.run({ key: billKey, institution, institutionAddress, taxNumber }));
      setStatus('Proforma diunduh.');
    } catch (refusal) {
      if (!(refusal instanceof Error)) throw refusal;
      setError(refusal);
      const { institution: message } = fieldsOf(refusal);
      if (message !== undefined) form.setError('institution', { message }, { shouldFocus: true });
    }
  };
  return (
    <details className="border-line border-t pt-4 sm:col-span-2">
      <summary className="cursor-pointer font-semibold">Butuh invoice sebelum membayar?</summary>
      <div className="mt-3 grid gap-3">
        <p className="text-sm">
          Proforma memakai nama dan alamat institusi di atas, dan belum bernomor. Invoice bernomor tersedia
          setelah pendaftaran dikirim.
        </p>
        <Field id="invoice-tax-number" label="NPWP institusi" optional error={fieldsOf(error).taxNumber}>
          {(control) => (
            <input
              {...control}
              className="control"
              inputMode="numeric"
              autoComplete="off"
              value={taxNumber}
              onChange={(event) => setTaxNumber(event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button
            variant="secondary"
            busy={invoice.isBusy}
            busyLabel="Menyiapkan proforma…"
            onClick={() => void download()}
          >
            Unduh proforma (PDF)
          </Button>
        </div>
        <p role="status" className="text-muted text-sm empty:hidden">
          {error === undefined ? status : error.message}
        </p>
      </div>
    </details>
  );
}

const fieldsOf = (error: Error | undefined) => (error instanceof ApiError ? (error.fields ?? {}) : {});

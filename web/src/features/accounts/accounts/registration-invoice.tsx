import { ApiError } from 'contract/errors';
import { wording } from 'contract/text/wording';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EndpointInput } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/accounts/accounts';
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
      form.setError('institution', { message: wording.required }, { shouldFocus: true });
      return;
    }
    try {
      saveFile(await invoice.run({ key: billKey, institution, institutionAddress, taxNumber }));
      setStatus(t.invoiceDownloaded);
    } catch (refusal) {
      if (!(refusal instanceof Error)) throw refusal;
      setError(refusal);
      const { institution: message } = fieldsOf(refusal);
      if (message !== undefined) form.setError('institution', { message }, { shouldFocus: true });
    }
  };
  return (
    <details className="border-line border-t pt-4 sm:col-span-2">
      <summary className="cursor-pointer font-semibold">{t.invoiceTitle}</summary>
      <div className="mt-3 grid gap-3">
        <p className="text-sm">{t.invoiceText}</p>
        <Field id="invoice-tax-number" label={t.taxNumber} optional error={fieldsOf(error).taxNumber}>
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
            busyLabel={t.preparingInvoice}
            onClick={() => void download()}
          >
            {t.downloadInvoice}
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

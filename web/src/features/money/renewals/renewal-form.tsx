import * as t from '#messages/features/money/renewals';
import { showAlert } from '#ui/dialogs/alert.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** Texts of both renewal forms (requirements 3.5). */
const words = {
  label: t.heading,
  submitLabel: <span lang="en">{t.renew}</span>,
  submitTranslation: t.renewTranslation,
  busyLabel: <span lang="en">{t.uploading}</span>,
  explain: (error: Error) => ({
    message: <span lang="en">{t.submitFailed}</span>,
    detail: error.message,
  }),
} as const;

/** Shows an alert with the server's message, then clears form and preview (requirements 3.5.2). */
const announce = async ({ message }: { readonly message: string }, clear: () => void): Promise<void> => {
  await showAlert({ tone: 'success', title: t.success, text: message });
  clear();
};

export function RenewalForm({ id }: { readonly id: string }) {
  return (
    <EndpointForm
      {...words}
      name="requestRenewal"
      fixed={{ id }}
      refreshes={['getProfile', 'listUserPayments', 'getInstitution']}
      onDone={announce}
    >
      {({ File }) => <File name="paymentProof" label={t.proof} />}
    </EndpointForm>
  );
}

interface LinkRenewalFormProps {
  readonly code: string;
  readonly onRenewed: () => Promise<void>;
}

export function LinkRenewalForm({ code, onRenewed }: LinkRenewalFormProps) {
  return (
    <EndpointForm
      {...words}
      name="renewByLink"
      fixed={{ code }}
      onDone={async (reply, clear) => {
        await announce(reply, clear);
        await onRenewed();
      }}
    >
      {({ File }) => <File name="paymentProof" label={t.proof} />}
    </EndpointForm>
  );
}

import { limits } from 'contract/rules/limits';
import { clientWording } from 'contract/text/client-wording';
import { type FormEvent, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { useSingleFlight } from '#api/use-single-flight.ts';
import { Button } from '#ui/base/button.tsx';
import { fieldMessage, getErrorMessage } from '#ui/base/error-message.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { Field } from '#ui/forms/field.tsx';
import { afterSeatChange } from './seat-dialog.tsx';

interface InviteFormProps {
  readonly id: string;
  readonly free: number;
}

/** Invites all pasted addresses, one after the other. Refused ones stay in the field. */
export function InviteForm({ id, free }: InviteFormProps) {
  const { run, isBusy } = useAction('inviteStaff', { refreshes: afterSeatChange });
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const singleFlight = useSingleFlight();
  const sendAll = singleFlight(async () => {
    const addresses = [...new Set(text.split(/[\s,;]+/).filter((address) => address !== ''))];
    if (addresses.length === 0) return setError(clientWording.required);
    if (addresses.length > free)
      return setError(`Hanya ${free} kursi kosong, tetapi ada ${addresses.length} alamat.`);
    setError(undefined);
    const refusals: { readonly address: string; readonly message: string }[] = [];
    for (const email of addresses) {
      try {
        const { message } = await run({ id, email });
        toast.success(`${email}: ${message}`);
      } catch (refusal) {
        const message = fieldMessage(refusal, 'email') ?? getErrorMessage(refusal);
        refusals.push({ address: email, message });
      }
    }
    setText(refusals.map(({ address }) => address).join('\n'));
    setError(refusals.map(({ address, message }) => `${address}: ${message}`).join(' ') || undefined);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sendAll();
  };
  return (
    <form
      method="post"
      noValidate
      aria-label="Undang staf"
      className="grid gap-3 border-line border-t pt-5"
      onSubmit={submit}
    >
      <h3 className="font-semibold">Undang staf</h3>
      <Field
        id="invited-staff"
        label="Email staf"
        error={error}
        hint={`Satu alamat atau beberapa, dipisah baris atau koma. Undangan berlaku ${limits.invitationDays} hari.`}
      >
        {(control) => (
          <textarea
            {...control}
            className="control"
            rows={2}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              // A single address is sent as in other forms. A pasted list has its own lines.
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              void sendAll();
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy} busyLabel="Mengirim…" className="justify-self-start">
        Kirim undangan
      </Button>
    </form>
  );
}

import type { EndpointReply } from '#api/client.ts';
import { Button } from '#ui/base/button.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

interface FactorFormProps<N extends 'makeRecoveryCodes' | 'removeFactor'> {
  readonly name: N;
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly onDone: (reply: EndpointReply<N>) => void;
  readonly onCancel: () => void;
}

/** What changes a factor asks for password and code. */
export function FactorForm<N extends 'makeRecoveryCodes' | 'removeFactor'>(props: FactorFormProps<N>) {
  const { name, title, text, submitLabel, onDone, onCancel } = props;
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">{title}</h2>
      <p>{text}</p>
      <EndpointForm<'makeRecoveryCodes' | 'removeFactor'>
        name={name}
        label={title}
        refreshes={['getFactor']}
        submitLabel={submitLabel}
        busyLabel="Memeriksa…"
        onDone={(reply) => onDone(reply as EndpointReply<N>)}
        actions={
          <Button variant="secondary" onClick={onCancel}>
            Batal
          </Button>
        }
      >
        {({ Text, Password }) => (
          <>
            <Password name="password" label="Kata sandi" autoComplete="current-password" />
            <Text
              name="code"
              label="Kode aplikasi atau kode pemulihan"
              autoComplete="one-time-code"
              autoCapitalize="characters"
            />
          </>
        )}
      </EndpointForm>
    </section>
  );
}

import { limits } from 'contract/rules/limits';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { afterSeatChange } from './after-seat-change.ts';

export function InviteForm({ id }: { readonly id: string }) {
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">Undang staf</h3>
      <EndpointForm
        name="inviteStaff"
        label="Undang staf"
        fixed={{ id }}
        refreshes={afterSeatChange}
        submitLabel="Kirim undangan"
        busyLabel="Mengirim…"
        onDone={({ message }, clear) => {
          toast.success(message);
          clear();
        }}
      >
        {({ Text }) => (
          <Text
            name="email"
            label="Email staf"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            hint={`Undangan berlaku ${limits.invitationDays} hari. Mengundang alamat yang sama lagi mengganti undangan sebelumnya.`}
          />
        )}
      </EndpointForm>
    </div>
  );
}

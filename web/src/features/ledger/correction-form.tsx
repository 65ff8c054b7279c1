import type { LedgerEntryReply } from 'contract/ledger';
import { correctionTargets } from 'contract/rules/money/corrections';
import { accountLabels } from 'contract/rules/money/ledger-labels';
import { formatRupiah } from 'contract/text/numbers';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { correctionRefreshes } from './correction-refreshes.ts';
import { accountName } from './postings.tsx';

const targets = correctionTargets.map((value) => ({ value, label: accountLabels[value] }));

export function CorrectionForm({ reply: { entry, standing } }: { readonly reply: LedgerEntryReply }) {
  const places = standing.map(({ account, year, amount }) => ({
    value: year === undefined ? account : `${account}-${year}`,
    label: `${accountName({ account, year })} (${formatRupiah(Math.abs(amount))})`,
  }));
  return (
    <Section id="ledger-correction" title="Koreksi" lang="id" className="panel grid content-start gap-4 p-5">
      <p className="text-muted text-sm">
        Memindahkan jumlah dari akun yang keliru ke akun yang benar. Dicatat hari ini; catatan asal tetap.
      </p>
      <EndpointForm
        name="correctLedgerEntry"
        label="Koreksi"
        fixed={{ id: entry._id }}
        refreshes={correctionRefreshes}
        submitLabel="Catat koreksi"
        busyLabel="Mencatat…"
        onDone={({ message }, clear) => {
          clear();
          toast.success(message);
        }}
      >
        {({ Text, Select }) => (
          <>
            <Select name="from" label="Dari akun" placeholder="Pilih" options={places} />
            <Select name="to" label="Ke akun" placeholder="Pilih" options={targets} />
            <Text name="amount" label="Jumlah (Rp)" inputMode="numeric" autoComplete="off" />
            <Text name="reason" label="Alasan" />
          </>
        )}
      </EndpointForm>
    </Section>
  );
}

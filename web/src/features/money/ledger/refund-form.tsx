import type { EndpointName } from 'contract';
import type { LedgerEntryReply } from 'contract/money/ledger';
import { moneyAccounts } from 'contract/rules/money/ledger';
import { accountLabels } from 'contract/rules/money/ledger-labels';
import { formatRupiah } from 'contract/text/numbers';
import type { FieldValues } from 'react-hook-form';
import { Section } from '#ui/base/section.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { clearAndToast } from '#ui/dialogs/toast.ts';
import { useSubmitQuestion } from '#ui/dialogs/use-submit-question.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

export const correctionRefreshes: readonly EndpointName[] = [
  'getLedgerEntry',
  'listLedgerEntries',
  'listLedgerMonths',
  'getMoneyOverview',
  'getBalances',
  'listAuditEntries',
];

const sources = moneyAccounts.map((value) => ({ value, label: accountLabels[value] }));

export function RefundForm({ reply: { entry, refundable } }: { readonly reply: LedgerEntryReply }) {
  const { ask, dialog } = useSubmitQuestion();
  const confirm = ({ amount }: FieldValues) => {
    const sum = formatRupiah(Number(String(amount).replace(/\D/g, '')));
    return ask(`${sum} kepada ${entry.payer?.name ?? '-'}`);
  };
  return (
    <Section id="ledger-refund" title="Pengembalian uang" className="panel grid content-start gap-4 p-5">
      <p className="text-muted text-sm">
        {`Masih dapat dikembalikan: ${formatRupiah(refundable)}. Catat setelah uangnya dikirim.`}
      </p>
      <EndpointForm
        name="refundLedgerEntry"
        label="Pengembalian uang"
        fixed={{ id: entry._id }}
        refreshes={correctionRefreshes}
        submitLabel="Catat pengembalian"
        busyLabel="Mencatat…"
        confirm={confirm}
        onDone={clearAndToast}
      >
        {({ Text, Select, File }) => (
          <>
            <Select name="from" label="Dibayar dari" placeholder="Pilih" options={sources} />
            <Text name="amount" label="Jumlah (Rp)" inputMode="numeric" autoComplete="off" />
            <Text name="reason" label="Alasan" />
            <File name="paymentProof" label="Dokumen: bukti transfer atau kuitansi" />
          </>
        )}
      </EndpointForm>
      {dialog !== null && (
        <ConfirmDialog
          {...dialog}
          title="Catat pengembalian"
          content="Catatan buku kas tidak dapat dihapus. Keanggotaan tidak ikut berubah. Akhiri keanggotaan di halaman anggota bila perlu."
          confirmLabel="Catat"
          confirmVariant="primary"
          returnFocus={() =>
            document.querySelector<HTMLElement>('[aria-labelledby=ledger-refund] [type=submit]')
          }
        />
      )}
    </Section>
  );
}

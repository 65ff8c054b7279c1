import type { Bill } from 'contract/money/bills';
import { manualMeans, manualMeansLabels } from 'contract/rules/money/manual-payments';
import { isoDate } from 'contract/text/dates';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** Records money that arrived without a proof, in cash at the door for example. For the duty `money`. */
export function ReceivedMoney({ bill }: { readonly bill: Bill }) {
  return (
    <Section id="received-money" title="Tandai lunas">
      <p className="text-muted">Untuk uang yang Anda terima sendiri. Kuitansi dan tiket langsung terbit.</p>
      <EndpointForm
        name="recordEventPayment"
        label="Tandai lunas"
        fixed={{ id: bill.code }}
        defaults={{ paidBy: 'cash', paidOn: isoDate(new Date()), amount: String(bill.fee), note: '' }}
        refreshes={[
          'getParticipantPlace',
          'listEventParticipants',
          'listEventPayments',
          'listLedgerEntries',
          'listLedgerMonths',
          'listAuditEntries',
        ]}
        submitLabel="Tandai lunas"
        busyLabel="Mencatat…"
        onDone={({ message }) => toast.success(message)}
      >
        {({ Text, Select }) => (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Select
                name="paidBy"
                label="Dibayar lewat"
                placeholder="Pilih"
                options={manualMeans.map((value) => ({ value, label: manualMeansLabels[value] }))}
              />
              <Text name="paidOn" label="Tanggal diterima" type="date" />
            </div>
            <Text name="amount" label="Jumlah (Rp)" inputMode="numeric" autoComplete="off" />
            <Text name="note" label="Keterangan" hint="Dari siapa, dan di mana." />
          </>
        )}
      </EndpointForm>
    </Section>
  );
}

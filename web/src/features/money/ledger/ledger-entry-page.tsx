import type { LedgerEntryReply, LedgerRow } from 'contract/money/ledger';
import { isGuestId } from 'contract/rules/events/guests';
import { correctionTargets, expenseCorrectionTargets } from 'contract/rules/money/corrections';
import { invoiceId } from 'contract/rules/money/invoice-numbers';
import { accountLabels, ledgerKindLabels } from 'contract/rules/money/ledger-labels';
import { adminListDate, adminListDateTime } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { FileButton } from '#shared/payments/file-button.tsx';
import { Button } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { clearAndToast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { ImageOverlay } from '#ui/pictures/image-overlay.tsx';
import { accountName, Postings, subjectOf } from './postings.tsx';
import { correctionRefreshes, RefundForm } from './refund-form.tsx';

export default function LedgerEntryPage() {
  const { id = '' } = useParams();
  const reply = useEndpoint('getLedgerEntry', { id });
  return (
    <>
      <ScreenHead
        text={reply.data === undefined ? '' : titleOf(reply.data.entry)}
        back="/admin/money/ledger"
      />
      <RecordScreen record={reply} loadError="Gagal mengambil catatan buku kas">
        {(data) => <Entry key={data.entry._id} reply={data} />}
      </RecordScreen>
    </>
  );
}

const titleOf = (entry: LedgerRow): string => entry.payer?.name ?? subjectOf(entry);

function Entry({ reply }: { readonly reply: LedgerEntryReply }) {
  const { entry, mends, standing, refundable } = reply;
  return (
    <div className="grid gap-6">
      <EntrySection entry={entry}>
        <Papers reply={reply} />
      </EntrySection>
      {mends.map((mend) => (
        <EntrySection key={mend._id} entry={mend} />
      ))}
      {standing.length > 0 && (
        <div className="grid gap-6 lg:grid-cols-2">
          <CorrectionForm key={`correction-${mends.length}`} reply={reply} />
          {refundable > 0 && <RefundForm key={`refund-${mends.length}`} reply={reply} />}
        </div>
      )}
    </div>
  );
}

function EntrySection({ entry, children }: { readonly entry: LedgerRow; readonly children?: ReactNode }) {
  const { _id, date, kind, payer, receipt, reason, writtenAt, writtenBy, document } = entry;
  const download = useAction('downloadLedgerDocument');
  const subject = subjectOf(entry);
  const title = `${ledgerKindLabels[kind]}, ${adminListDate(`${date}T12:00:00+07:00`)}`;
  const facts = [
    ...(subject === '' ? [] : [[entry.income === null ? 'Kategori' : 'Iuran', subject]]),
    ...(payer === null ? [] : [['Nama', payer.name]]),
    ...(receipt === null ? [] : [['Kuitansi', receipt]]),
    ...(reason === '' ? [] : [[kind === 'expense' ? 'Keterangan' : 'Alasan', reason]]),
    ['Dicatat', `${writtenBy}, ${adminListDateTime(writtenAt)}`],
  ] as const;
  return (
    <section aria-labelledby={_id} className="panel grid gap-4 p-5 sm:grid-cols-2">
      <div className="grid content-start gap-3">
        <h2 id={_id} className="text-heading">
          {title}
        </h2>
        <dl className="grid gap-1 text-sm">
          {facts.map(([term, value]) => (
            <div key={term} className="wrap-anywhere">
              <dt className="inline text-muted">{`${term}: `}</dt>
              <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
        {children}
        {document === 'image' && <DocumentButton id={_id} title={title} />}
        {document === 'pdf' && <FileButton of="nota" ask={() => download.run({ id: _id })} />}
      </div>
      <Postings postings={entry.postings} />
    </section>
  );
}

/** Documents of a payment, also when the payer's account is deleted. */
function Papers({ reply: { entry, isPayerHere, invoice } }: { readonly reply: LedgerEntryReply }) {
  const { payer, paymentId, receipt } = entry;
  const getReceipt = useAction('getReceipt');
  const getInvoice = useAction('getInvoice');
  return (
    <>
      {payer !== null && (
        <p>
          {isPayerHere ? (
            <Link to={`/admin/manage-user/${payer.userId}`} className="text-link inline-block py-1">
              Halaman anggota
            </Link>
          ) : isGuestId(payer.userId) ? (
            'Peserta acara tanpa akun.'
          ) : (
            'Akun anggota ini sudah dihapus.'
          )}
        </p>
      )}
      {paymentId !== null && receipt !== null && (
        <FileButton of="kuitansi" ask={() => getReceipt.run({ id: paymentId })} />
      )}
      {invoice !== null && <FileButton of="invoice" ask={() => getInvoice.run({ id: invoiceId(invoice) })} />}
    </>
  );
}

function DocumentButton({ id, title }: { readonly id: string; readonly title: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <p>
      <Button ref={button} variant="secondary" size="small" onClick={() => setOpen(true)}>
        Lihat dokumen
      </Button>
      <ImageOverlay
        isOpen={isOpen}
        endpoint="getLedgerDocument"
        id={id}
        title={`Dokumen: ${title}`}
        onClose={() => setOpen(false)}
        returnFocus={() => button.current}
      />
    </p>
  );
}

const toOptions = (accounts: readonly (keyof typeof accountLabels)[]) =>
  accounts.map((value) => ({ value, label: accountLabels[value] }));

function CorrectionForm({ reply: { entry, standing } }: { readonly reply: LedgerEntryReply }) {
  const isExpense = entry.kind === 'expense';
  const targets = toOptions(isExpense ? expenseCorrectionTargets : correctionTargets);
  const places = standing.map(({ account, year, amount }) => ({
    value: year === undefined ? account : `${account}-${year}`,
    label: `${accountName({ account, year })} (${formatRupiah(Math.abs(amount))})`,
  }));
  return (
    <Section id="ledger-correction" title="Koreksi" className="panel grid content-start gap-4 p-5">
      <p className="text-muted text-sm">
        Memindahkan jumlah dari akun yang keliru ke akun yang benar. Dicatat hari ini; catatan asal tetap.
        {isExpense && ' Untuk membatalkan, pindahkan seluruh jumlah dari kategori ke akun pembayarnya.'}
      </p>
      <EndpointForm
        name="correctLedgerEntry"
        label="Koreksi"
        fixed={{ id: entry._id }}
        refreshes={correctionRefreshes}
        submitLabel="Catat koreksi"
        busyLabel="Mencatat…"
        onDone={clearAndToast}
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

import { feeOf, hasOpenRequest, isStaff, paysNoDues } from 'contract/rules/membership';
import { manualMeans, manualMeansLabels } from 'contract/rules/money/manual-payments';
import type { User } from 'contract/schemas/people';
import { formatDate, isoDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { useNavigate, useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { memberValidity } from '#shared/members/member-validity.ts';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';

/** Records a payment in cash or to another account, by a member or by a coordinator for the institution. */
export default function RecordPaymentPage() {
  const { id = '' } = useParams();
  const user = useEndpoint('getUser', { id });
  return (
    <>
      <ScreenHead text={user.data?.name ?? ''} back={`/admin/manage-user/${id}`} />
      <RecordScreen record={user} loadError="Gagal mengambil data pengguna">
        {(data) => (
          <section aria-label="Pembayaran" className="panel grid gap-4 p-5 sm:p-6">
            <What user={data} />
            {refusalFor(data) === undefined ? (
              <RecordForm user={data} />
            ) : (
              <Notice tone="info">{refusalFor(data)}</Notice>
            )}
          </section>
        )}
      </RecordScreen>
    </>
  );
}

function refusalFor(user: User): string | undefined {
  if (paysNoDues(user)) return 'Anggota seumur hidup tidak membayar iuran.';
  if (isStaff(user)) return 'Iurannya dibayar institusi: catat pembayaran di koordinatornya.';
  if (!hasOpenRequest(user.isActive)) return undefined;
  return 'Masih ada permintaan yang menunggu persetujuan. Setujui atau tolak dulu permintaan itu.';
}

function What({ user: { name, seat, validUntil } }: { readonly user: User }) {
  const payer = seat?.isCoordinator === true ? seat.institution : name;
  const until = validUntil === null ? 'belum berlaku' : memberValidity(validUntil, formatDate(validUntil));
  return (
    <p>
      {`Iuran satu tahun dari ${payer}: ${formatRupiah(feeOf(seat))}. Keanggotaan ${until}, dan diperpanjang setahun begitu pembayaran dicatat. Bila anggota membuka tagihan untuk beberapa tahun, catat jumlah tagihan itu. Kuitansi dan email dikirim seperti biasa.`}
    </p>
  );
}

function RecordForm({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  return (
    <EndpointForm
      name="recordPayment"
      label="Catat pembayaran"
      fixed={{ id: user._id, seenUntil: user.validUntil ?? '' }}
      defaults={{ paidOn: isoDate(new Date()), amount: String(feeOf(user.seat)) }}
      refreshes={[
        'getUser',
        'listUsers',
        'listUserPayments',
        'getInstitution',
        'listInstitutionPayments',
        'listLedgerEntries',
        'listLedgerMonths',
        'listAuditEntries',
      ]}
      submitLabel="Catat pembayaran"
      busyLabel="Mencatat…"
      onDone={({ message }) => {
        toast.success(`${user.name}: ${message}`);
        navigate(`/admin/manage-user/${user._id}`);
      }}
    >
      {({ Text, Select, File }) => (
        <>
          <UnsavedGuard />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <Select
              name="paidBy"
              label="Dibayar lewat"
              placeholder="Pilih"
              options={manualMeans.map((value) => ({ value, label: manualMeansLabels[value] }))}
            />
            <Text name="paidOn" label="Tanggal diterima" type="date" />
            <Text name="amount" label="Jumlah (Rp)" inputMode="numeric" autoComplete="off" />
          </div>
          <Text
            name="note"
            label="Keterangan"
            hint="Dari siapa, di mana, dan mengapa tidak lewat unggahan."
          />
          <File name="paymentProof" label="Dokumen: foto kuitansi tunai atau bukti transfer" />
        </>
      )}
    </EndpointForm>
  );
}

import type { JointBill } from 'contract/bills';
import { formatBillCode } from 'contract/rules/money/bills';
import { matchLimits } from 'contract/rules/money/matching/matchable';
import { jointTransferNote } from 'contract/rules/money/transfer-notes';
import { association } from 'contract/text/association';
import { formatDateTime } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { terbilang } from 'contract/text/terbilang';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MemberScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { profileQuery } from '#shared/accounts/profile-queries.ts';
import { CopyButton } from '#shared/payments/copy-button.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

export const screen: MemberScreen = {
  audience: 'member',
  path: '/membership/institution/payment',
  title: 'Satu transfer untuk beberapa tagihan',
  prefetch: () => profileQuery(),
};

export default function JointPaymentPage() {
  const profile = useEndpoint('getProfile', {});
  const seat = profile.data?.seat;
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <BackLink to="/membership/institution" />
      <h1 className="text-title">Satu transfer untuk beberapa tagihan</h1>
      <RecordScreen record={profile} isBrief loadError="Data tidak dapat dimuat.">
        {() =>
          seat?.isCoordinator === true ? (
            <JointPayment institution={seat.institution} />
          ) : (
            <Notice tone="info">Halaman ini untuk koordinator institusi.</Notice>
          )
        }
      </RecordScreen>
    </div>
  );
}

function JointPayment({ institution }: { readonly institution: string }) {
  const own = useEndpoint('openBill', {});
  const [others, setOthers] = useState<readonly JointBill[]>([]);
  const [includesOwn, setIncludesOwn] = useState(true);
  const ownBill = includesOwn ? own.data : undefined;
  const bills: readonly JointBill[] = [...(ownBill === undefined ? [] : [ownBill]), ...others];
  if (own.isPending) return <Spinner label="Memuat tagihan…" />;
  return (
    <>
      <Section id="joint-bills" title="Tagihan yang dibayar">
        <p>
          Minta kode tagihan dari setiap anggota yang ikut dibayar. Kodenya ada di halaman perpanjangannya.
        </p>
        {own.data === undefined ? (
          <Notice tone="info">{own.error?.message ?? 'Tagihan institusi tidak dapat dimuat.'}</Notice>
        ) : (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={includesOwn}
              onChange={(event) => setIncludesOwn(event.target.checked)}
              className="size-5 accent-brand"
            />
            <span className="wrap-anywhere">{`Sertakan iuran ${institution}`}</span>
          </label>
        )}
        {bills.length < matchLimits.maxBillsPerLine && (
          <AddBill chosen={bills} onFound={(bill) => setOthers((before) => [...before, bill])} />
        )}
        <BillList
          bills={bills}
          ownCode={ownBill?.code}
          onRemove={(code) => setOthers((before) => before.filter((bill) => bill.code !== code))}
        />
      </Section>
      {bills.length > 1 && <Transfer institution={institution} bills={bills} />}
    </>
  );
}

interface AddBillProps {
  readonly chosen: readonly JointBill[];
  readonly onFound: (bill: JointBill) => void;
}

function AddBill({ chosen, onFound }: AddBillProps) {
  return (
    <EndpointForm
      name="findJointBill"
      label="Tambah tagihan"
      submitLabel="Tambah"
      busyLabel="Mencari…"
      onDone={(bill, clear) => {
        clear();
        if (!chosen.some(({ code }) => code === bill.code)) onFound(bill);
      }}
    >
      {({ Text }) => (
        <Text name="code" label="Kode tagihan anggota" autoComplete="off" hint="Contoh: 7K3M-9PQX" />
      )}
    </EndpointForm>
  );
}

interface BillListProps {
  readonly bills: readonly JointBill[];
  readonly ownCode: string | undefined;
  readonly onRemove: (code: string) => void;
}

function BillList({ bills, ownCode, onRemove }: BillListProps) {
  return (
    <ul aria-label="Tagihan yang dibayar" className="grid empty:hidden">
      {bills.map(({ code, years, amount, dueAt }) => (
        <li
          key={code}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2"
        >
          <span className="grid">
            <strong className="tabular-nums">{formatBillCode(code)}</strong>
            <span className="text-muted text-sm">
              {`${years === 1 ? '' : `${years} tahun, `}batas bayar ${formatDateTime(dueAt)} WIB`}
            </span>
          </span>
          <span className="flex items-center gap-2 tabular-nums">
            {formatRupiah(amount)}
            {code !== ownCode && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Hapus ${formatBillCode(code)}`}
                onClick={() => onRemove(code)}
              >
                Hapus
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface TransferProps {
  readonly institution: string;
  readonly bills: readonly JointBill[];
}

/** The total, the note by which an import recognises all bills, and the next steps. */
function Transfer({ institution, bills }: TransferProps) {
  const total = bills.reduce((sum, { amount }) => sum + amount, 0);
  const codes = bills.map(({ code }) => code);
  const note = jointTransferNote(institution, codes);
  const firstDue = bills.map(({ dueAt }) => dueAt).sort()[0] ?? '';
  const { bank } = association;
  return (
    <>
      <Section id="joint-transfer" title="Transfer tepat">
        <div role="status">
          <p className="font-bold text-title tabular-nums">{formatRupiah(total)}</p>
          <p className="text-sm">{`${terbilang(total)} rupiah untuk ${bills.length} tagihan`}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={String(total)}>Salin nominal</CopyButton>
          <CopyButton text={bank.accountNumber.replace(/\D/g, '')}>Salin nomor rekening</CopyButton>
          <CopyButton text={note}>Salin berita transfer</CopyButton>
        </div>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">Rekening</dt>
          <dd className="font-semibold">{`${bank.name} ${bank.accountNumber}, ${bank.accountHolder}`}</dd>
          <dt className="text-muted">Berita transfer</dt>
          <dd className="font-semibold wrap-anywhere">{note}</dd>
          <dt className="text-muted">Batas bayar</dt>
          <dd className="font-semibold">{`${formatDateTime(firstDue)} WIB`}</dd>
        </dl>
        <p className="text-sm">
          Transfer persis sejumlah ini, dalam satu transfer. Bila berita transfer tidak muat, dahulukan kode
          tagihan.
        </p>
      </Section>
      <Section id="joint-proof" title="Setelah transfer">
        <ol className="grid list-decimal gap-2 pl-5">
          <li>
            Unggah buktinya di{' '}
            <Link to="/membership/renew" className="text-link">
              perpanjangan institusi
            </Link>
            .
          </li>
          <li>
            Kirim bukti yang sama kepada setiap anggota. Anggota mengunggahnya di halaman perpanjangannya
            sendiri.
          </li>
          <li>Pengurus mencocokkan transfer ini dengan semua tagihan, lalu menyetujuinya satu per satu.</li>
        </ol>
      </Section>
    </>
  );
}

import type { EarlierPayment, Review } from 'contract/money/reviews';
import { endText } from 'contract/rules/membership';
import { formatBillCode } from 'contract/rules/money/bills';
import { priceLabels } from 'contract/rules/money/event-prices';
import { formatPhone } from 'contract/rules/people/phone-numbers';
import type { RequestLine } from 'contract/schemas/request-rows';
import { adminListDate, formatDate } from 'contract/text/dates';
import { formatRupiah, rupiahOfSen } from 'contract/text/numbers';
import type { ReactNode } from 'react';
import { EmailMark } from '#shared/members/email-mark.tsx';
import { PhoneLink } from '#shared/members/phone-link.tsx';
import { kindText, stateText } from '#shared/payments/payment-words.ts';
import { bankWords, reasonText } from '#shared/statements/match-words.ts';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';

const orDash = (text: string): string => (text === '' ? '-' : text);

export function ReviewFacts({ review: { user, payment } }: { readonly review: Review }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
      <Fact label="Nominal tagihan" isStrong>
        {formatRupiah(payment.expectedAmount)}
      </Fact>
      {payment.bill !== null && (
        <Fact label="Kode tagihan" isStrong>
          {formatBillCode(payment.bill.code)}
          <span className="block font-normal text-muted text-sm">{`${payment.event === null ? 'Iuran' : 'Harga'} ${formatRupiah(payment.bill.fee)}`}</span>
        </Fact>
      )}
      {user.bankLine !== null && <BankLineFact line={user.bankLine} />}
      {user.lacksMoney && (
        <Fact label="Di bank" isWide>
          <span className="grid justify-items-start gap-1">
            <StatusBadge tone="waiting" label={bankWords.missing} />
            <span>
              Mutasi yang diimpor sudah melewati dua hari kerja sejak bukti diunggah, dan uangnya tidak ada.
            </span>
          </span>
        </Fact>
      )}
      {user.seat?.isCoordinator === true && (
        <Fact label="Keanggotaan" isWide isStrong>
          {`Institusi: ${user.seat.institution}`}
        </Fact>
      )}
      {payment.event !== null && <EventFact event={payment.event} />}
      {payment.validUntilIfApproved !== null && (
        <Fact label="Berlaku sampai setelah disetujui" isStrong>
          {formatDate(payment.validUntilIfApproved)}
        </Fact>
      )}
      {payment.years > 1 && (
        <Fact label="Masa yang dibayar" isStrong>
          {`${payment.years} tahun`}
        </Fact>
      )}
      <Fact label="Diunggah">{adminListDate(payment.uploadedAt)}</Fact>
      <Fact label="Berlaku sampai sekarang">
        {user.validUntil === null ? '-' : endText(user.validUntil, formatDate)}
      </Fact>
      <Fact label="Email" isWide>
        {user.email} <EmailMark verifiedAt={user.emailVerifiedAt} />
      </Fact>
      <Fact label="Institusi" isWide>
        {orDash(user.institution)}
      </Fact>
      <Fact label="Telepon">
        <PhoneLink number={user.phoneNumber}>{orDash(formatPhone(user.phoneNumber))}</PhoneLink>
      </Fact>
      <Fact label="Nomor anggota">{user.memberNumber ?? '-'}</Fact>
    </dl>
  );
}

function EventFact({ event }: { readonly event: NonNullable<Review['payment']['event']> }) {
  return (
    <Fact label="Acara" isWide isStrong>
      {event.title}
      {event.lines.length === 0 && (
        <span className="block font-normal text-muted text-sm">{priceLabels[event.priceKind]}</span>
      )}
      {event.lines.map(({ kind, count, amount }) => (
        <span key={kind} className="block font-normal text-muted text-sm">
          {`${count} tempat ${priceLabels[kind]} × ${formatRupiah(amount)}`}
        </span>
      ))}
      {event.renewalFee > 0 && (
        <span className="mt-1 block font-normal text-sm">
          {`Tagihan gabungan: termasuk iuran ${formatRupiah(event.renewalFee)}. Persetujuan juga memperpanjang keanggotaan.`}
        </span>
      )}
      {!event.hasPlace && (
        <span className="mt-1 block font-normal text-sm text-warning">
          Tempatnya sudah dilepas. Persetujuan memberi tempat lain, bila masih ada.
        </span>
      )}
    </Fact>
  );
}

function BankLineFact({ line }: { readonly line: RequestLine }) {
  return (
    <Fact label="Di bank" isWide>
      <span className="grid justify-items-start gap-1">
        <StatusBadge tone="good" label={bankWords.known} />
        <span className="font-bold text-base">{`${rupiahOfSen(line.sen)}, ${adminListDate(line.date)}`}</span>
        <span>{line.narrative}</span>
        <span className="text-muted">{reasonText(line)}</span>
      </span>
    </Fact>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly isStrong?: boolean;
  readonly isWide?: boolean;
}

function Fact({ label, children, isStrong = false, isWide = false }: FactProps) {
  return (
    <div className={`min-w-0 ${isWide ? 'col-span-2' : ''}`}>
      <dt className="text-muted">{label}</dt>
      <dd className={`wrap-anywhere ${isStrong ? 'font-bold text-base' : 'font-medium'}`}>{children}</dd>
    </div>
  );
}

const tones: Record<EarlierPayment['state'], BadgeTone> = {
  waiting: 'waiting',
  approved: 'good',
  rejected: 'bad',
  replaced: 'idle',
};

export function EarlierPayments({ earlier }: { readonly earlier: readonly EarlierPayment[] }) {
  return (
    <section>
      <h3 className="font-semibold text-sm">Pembayaran sebelumnya</h3>
      {earlier.length === 0 && <p className="mt-1 text-muted text-sm">Belum ada pembayaran sebelumnya.</p>}
      <ul className="mt-2 grid gap-2 text-sm">
        {earlier.map((payment) => (
          <li key={payment._id} className="border-line border-l-4 pl-3">
            <span className="flex flex-wrap items-center justify-between gap-x-3">
              <span>
                <strong>{kindText[payment.kind]}</strong>
                {`, ${adminListDate(payment.uploadedAt)}`}
              </span>
              <StatusBadge tone={tones[payment.state]} label={stateText[payment.state]} />
            </span>
            <span className="block text-muted">{formatRupiah(payment.amount)}</span>
            {payment.reason !== null && <span className="block">{payment.reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

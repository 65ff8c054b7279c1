import { adminListTime } from 'contract/dates';
import type { PaymentRow } from 'contract/payments';
import type { User } from 'contract/people';
import { rupiah } from 'contract/text';
import { useRef, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { EyeIcon } from '#ui/icons.tsx';
import { ImageOverlay } from '#ui/image-overlay.tsx';
import { RowButton } from '#ui/row-button.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useShown } from '#ui/use-shown.ts';
import { HistorySection } from './history-section.tsx';

const kinds = { registration: 'Registration', renewal: 'Renewal' } as const;
const states = {
  waiting: { tone: 'waiting', label: 'Waiting Approval' },
  approved: { tone: 'good', label: 'Approved' },
  rejected: { tone: 'bad', label: 'Rejected' },
} as const;

/** What a member has paid, each payment with its own proof. */
export function MemberPayments({ user }: { readonly user: User }) {
  const list = useEndpoint('listUserPayments', { id: user._id });
  const [open, setOpen] = useState<PaymentRow | null>(null);
  const shown = useShown(open);
  const opener = useRef<HTMLElement | null>(null);
  const show = (payment: PaymentRow) => {
    opener.current = document.activeElement as HTMLElement | null;
    setOpen(payment);
  };
  return (
    <HistorySection
      title="Payments"
      list={list}
      loadError="Gagal mengambil riwayat pembayaran"
      empty="Belum ada pembayaran."
    >
      {(payments) => (
        <>
          <ul className="grid">
            {payments.map((payment) => (
              <Payment key={payment._id} payment={payment} onOpen={() => show(payment)} />
            ))}
          </ul>
          {shown !== null && (
            <ImageOverlay
              isOpen={open !== null}
              endpoint="getProof"
              id={shown._id}
              title={`Payment proof of ${user.name}, ${adminListTime(shown.createdAt)}`}
              onClose={() => setOpen(null)}
              returnFocus={() => opener.current}
            />
          )}
        </>
      )}
    </HistorySection>
  );
}

interface PaymentProps {
  readonly payment: PaymentRow;
  readonly onOpen: () => void;
}

function Payment({ payment, onOpen }: PaymentProps) {
  const { kind, amount, state, createdAt, decidedAt, decidedBy, reason, hasProof } = payment;
  const { tone, label } = states[state];
  const sent = adminListTime(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{kinds[kind]}</strong>
          <span className="tabular-nums">{rupiah(amount)}</span>
          <StatusBadge tone={tone} label={label} />
        </p>
        <p className="text-muted text-sm">{`Sent ${sent}`}</p>
        {decidedAt !== null && (
          <p className="text-muted text-sm wrap-anywhere">
            {`${label} ${adminListTime(decidedAt)}${decidedBy === null ? '' : ` by ${decidedBy}`}`}
          </p>
        )}
        {reason !== null && (
          <p className="text-sm wrap-anywhere">
            <span className="text-muted">Reason: </span>
            <span lang="id">{reason}</span>
          </p>
        )}
      </div>
      {hasProof ? (
        <RowButton
          label="View payment proof"
          rowName={`of ${kinds[kind].toLowerCase()}, ${sent}`}
          icon={<EyeIcon className="size-5" />}
          onPress={onOpen}
        />
      ) : (
        <p className="text-muted text-sm">Proof removed</p>
      )}
    </li>
  );
}

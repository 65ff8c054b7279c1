import type { Reuse } from 'contract/reviews';
import { adminListDate } from 'contract/text/dates';
import { Link } from 'react-router-dom';
import { kindText, stateText } from '#shared/payments/payment-words.ts';
import { ExternalIcon } from '#ui/base/icons.tsx';
import { AlertIcon } from '#ui/base/shell-icons.tsx';

const looks = {
  exact: {
    colours: 'border-danger bg-danger-soft text-danger',
    text: 'Bukti ini sudah pernah dipakai.',
    explanation: 'Berkas yang persis sama juga diunggah untuk pembayaran ini:',
  },
  near: {
    colours: 'border-warning bg-warning-soft text-warning',
    text: 'Bukti ini sangat mirip dengan bukti lain.',
    explanation: 'Bandingkan tanggal, waktu, dan nomor referensinya dengan pembayaran ini:',
  },
} as const;

/** Warns prominently of a reused proof with its earlier payments: an identical file, or a similar image. */
export function ReuseWarning({ reuses }: { readonly reuses: readonly Reuse[] }) {
  return (['exact', 'near'] as const).map((match) => {
    const matches = reuses.filter((reuse) => reuse.match === match);
    if (matches.length === 0) return null;
    const { colours, text, explanation } = looks[match];
    return (
      <div key={match} role="alert" lang="id" className={`rounded-panel border-2 p-4 ${colours}`}>
        <p className="flex items-start gap-2.5 font-bold">
          <AlertIcon className="mt-0.5 size-5 shrink-0" />
          {text}
        </p>
        <p className="mt-1 text-sm">{explanation}</p>
        <ul className="mt-2 grid gap-2 text-sm">
          {matches.map((reuse) => (
            <li key={reuse._id}>
              <Payer reuse={reuse} />
              <span className="block">
                {`${kindText[reuse.kind]}, ${adminListDate(reuse.uploadedAt)}, ${stateText[reuse.state]}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

/** Opens in a new tab, to keep the review open. */
function Payer({ reuse: { userId, name } }: { readonly reuse: Reuse }) {
  if (name === null) return <strong>Akun yang sudah dihapus</strong>;
  return (
    <Link
      to={`/admin/manage-user/edit/${userId}`}
      target="_blank"
      className="inline-flex min-h-6 items-center gap-1 font-bold text-inherit underline wrap-anywhere"
    >
      {name}
      <ExternalIcon className="size-4 shrink-0" />
      <span className="sr-only">(tab baru)</span>
    </Link>
  );
}

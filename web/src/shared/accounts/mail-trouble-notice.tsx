import type { User } from 'contract/schemas/people';
import { formatDate } from 'contract/text/dates';
import { Link } from 'react-router-dom';
import { Notice } from '#ui/base/notice.tsx';

/** Asks the member to change an address to which mails do not arrive. */
export function MailTroubleNotice({ user: { email, mailTrouble } }: { readonly user: User }) {
  if (mailTrouble === undefined) return null;
  const since = formatDate(mailTrouble.since);
  return (
    <Notice tone={mailTrouble.kind === 'dead' ? 'error' : 'info'} className="print-hidden wrap-anywhere">
      {mailTrouble.kind === 'dead'
        ? `Email ke ${email} ditolak sejak ${since}, jadi kami berhenti mengirim ke alamat itu. `
        : `Beberapa email ke ${email} tidak sampai sejak ${since}, misalnya karena kotak surat penuh. `}
      <Link to="/profile/email" className="text-link">
        Ganti email
      </Link>
      {mailTrouble.kind === 'unreliable' && ' bila alamat ini tidak dipakai lagi.'}
    </Notice>
  );
}

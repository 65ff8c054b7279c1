import type { User } from 'contract/schemas/people';
import { formatDate } from 'contract/text/dates';
import { Link } from 'react-router-dom';
import * as t from '#messages/shared/accounts';
import { Notice } from '#ui/base/notice.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';

/** Asks the member to change an address to which mails do not arrive. */
export function MailTroubleNotice({ user: { email, mailTrouble } }: { readonly user: User }) {
  if (mailTrouble === undefined) return null;
  return (
    <Notice tone={mailTrouble.kind === 'dead' ? 'error' : 'info'} className="print-hidden wrap-anywhere">
      {fillElements(mailTrouble.kind === 'dead' ? t.mailRefused : t.mailUnreliable, {
        email,
        since: formatDate(mailTrouble.since),
        link: (
          <Link to="/profile/email" className="text-link">
            {t.changeEmail}
          </Link>
        ),
      })}
    </Notice>
  );
}

import type { MembershipLetter } from 'contract/people/membership-letters';
import { membershipLetterPath } from 'contract/rules/people/membership-letters';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as t from '#messages/shared/members';

interface LetterListProps {
  readonly letters: readonly MembershipLetter[];
  /** Buttons of a letter that is not revoked. */
  readonly actions: (letter: MembershipLetter) => ReactNode;
}

/** Lists letters that confirm a membership. */
export function LetterList({ letters, actions }: LetterListProps) {
  return (
    <ul className="grid gap-2">
      {letters.map((letter) => (
        <li
          key={letter._id}
          className="panel flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4"
        >
          <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
            <p className="wrap-anywhere">
              <Link to={membershipLetterPath(letter._id)} className="text-link">
                {letter.number}
              </Link>
              {letter.purpose !== '' && ` · ${letter.purpose}`}
            </p>
            <p className="text-muted text-sm">
              {fill(t.letterIssued, { date: formatDate(letter.issuedAt) })}
            </p>
            {letter.revokedAt !== null && (
              <p className="text-danger text-sm wrap-anywhere">
                {fill(t.letterRevoked, {
                  date: formatDate(letter.revokedAt),
                  reason: letter.revocationReason ?? '',
                })}
              </p>
            )}
          </div>
          {letter.revokedAt === null && (
            <div className="flex flex-wrap items-start gap-2">{actions(letter)}</div>
          )}
        </li>
      ))}
    </ul>
  );
}

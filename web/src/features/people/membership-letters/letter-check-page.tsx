import type { MembershipLetterCheck, MembershipLetterVerdict } from 'contract/people/membership-letters';
import { endText } from 'contract/rules/membership';
import { association } from 'contract/text/association';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/membership-letters';
import { DocumentCheck } from '#shared/public/document-check.tsx';
import { VerdictCard, verdictStyles } from '#shared/public/verdict-card.tsx';

/** Shows whether a letter that confirms a membership is genuine. The QR code on the letter opens it. */
export default function LetterCheckPage() {
  const { id: code = '' } = useParams();
  const check = useEndpoint('checkMembershipLetter', { code }, { gcTime: 0 });
  return (
    <DocumentCheck
      title={t.checkTitle}
      lead={fill(t.checkLead, { association: association.shortName })}
      check={check}
    >
      {({ verdict, letter }) => (
        <VerdictCard {...verdicts[verdict]} facts={letter === null ? undefined : toFacts(letter)} />
      )}
    </DocumentCheck>
  );
}

const verdicts = {
  valid: {
    title: t.valid,
    text: t.validText,
    ...verdictStyles.good,
  },
  ended: {
    title: t.ended,
    text: t.endedText,
    ...verdictStyles.late,
  },
  revoked: {
    title: t.revoked,
    text: t.revokedText,
    ...verdictStyles.bad,
  },
  unknown: {
    title: t.unknown,
    text: fill(t.unknownText, { association: association.shortName }),
    ...verdictStyles.bad,
  },
  unreadable: {
    title: t.unreadable,
    text: t.unreadableText,
    ...verdictStyles.open,
  },
} as const satisfies Readonly<Record<MembershipLetterVerdict, unknown>>;

function toFacts(
  letter: NonNullable<MembershipLetterCheck['letter']>,
): (readonly [term: string, text: string])[] {
  const { number, name, memberNumber, institution, purpose, issuedAt, since, validUntil, currentUntil } =
    letter;
  return [
    [t.name, name],
    [t.letterNumber, number],
    [t.memberNumber, memberNumber],
    [t.issued, formatDate(issuedAt)],
    ...(institution === '' ? [] : [[t.institution, institution] as const]),
    ...(purpose === '' ? [] : [[t.purpose, purpose] as const]),
    [t.memberSince, formatDate(since)],
    [t.validUntilThen, endText(validUntil, formatDate)],
    ...(currentUntil === null || currentUntil === validUntil
      ? []
      : [[t.validUntilNow, endText(currentUntil, formatDate)] as const]),
  ];
}

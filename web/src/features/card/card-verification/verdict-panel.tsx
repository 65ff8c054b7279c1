import { endText } from 'contract/rules/membership';
import { association } from 'contract/text/association';
import { formatDate, formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/card/card-verification';
import {
  VerdictCard,
  type VerdictCardProps,
  VerdictPending,
  VerdictPlaceholder,
  verdictStyles,
} from '#shared/public/verdict-card.tsx';
import type { Verdict } from '#shared/scanning/check-code.ts';
import type { Finding } from './use-verdict.ts';

const verdictWords: Readonly<Record<Verdict['kind'], VerdictCardProps>> = {
  valid: { title: t.validTitle, text: t.validText, ...verdictStyles.good },
  expired: { title: t.expiredTitle, text: t.expiredText, ...verdictStyles.late },
  revoked: { title: t.revokedTitle, text: t.revokedText, ...verdictStyles.bad },
  paused: { title: t.pausedTitle, text: t.pausedText, ...verdictStyles.late },
  forged: {
    title: t.forgedTitle,
    text: fill(t.forgedText, { name: association.shortName }),
    ...verdictStyles.bad,
  },
  unreadable: {
    title: t.unreadableTitle,
    text: fill(t.unreadableText, { name: association.shortName }),
    ...verdictStyles.open,
  },
  clock: { title: t.uncheckedTitle, text: t.clockText, ...verdictStyles.open },
  unchecked: { title: t.uncheckedTitle, text: t.uncheckedText, ...verdictStyles.open },
};

export function VerdictPanel({ finding }: { readonly finding: Finding | undefined }) {
  return (
    <div role="status" aria-label={t.resultLabel}>
      {finding === undefined ? (
        <VerdictPlaceholder text={t.placeholder} />
      ) : finding.verdict === undefined ? (
        <VerdictPending />
      ) : (
        <Result verdict={finding.verdict} finding={finding} />
      )}
    </div>
  );
}

function Result({ verdict, finding }: { readonly verdict: Verdict; readonly finding: Finding }) {
  const statement = 'statement' in verdict ? verdict.statement : undefined;
  return (
    <VerdictCard
      {...verdictWords[verdict.kind]}
      facts={
        statement && [
          [t.name, statement.name],
          [t.memberNumber, statement.memberNumber],
          [t.validUntil, endText(statement.validUntil, formatDate)],
          [t.liveState, liveText(finding)],
        ]
      }
    >
      {'writtenUntil' in verdict && verdict.writtenUntil !== undefined && (
        <p className="text-ink">{fill(t.printedBefore, { date: formatDate(verdict.writtenUntil) })}</p>
      )}
      <ClockNote {...finding} />
    </VerdictCard>
  );
}

const deviceClockNotes = { ahead: t.clockAhead, behind: t.clockBehind };
const serverClockNotes = { ahead: t.clockAheadServer, behind: t.clockBehindServer };

/** Date used for the check. Shown when the clock is wrong, and when only this device determines the date. */
function ClockNote({ verdict, live, isAsking, clockFault }: Finding) {
  const here = `${formatDateTime(new Date())} WIB`;
  if (verdict === undefined || !('statement' in verdict)) return null;
  if (clockFault !== undefined) {
    const notes = verdict.kind === 'clock' ? deviceClockNotes : serverClockNotes;
    return <p className="text-ink">{fill(notes[clockFault], { time: here })}</p>;
  }
  if (verdict.kind !== 'expired' || live !== undefined || isAsking) return null;
  return <p className="text-ink">{fill(t.byThisClock, { time: here })}</p>;
}

const liveWords = {
  valid: t.liveValid,
  expired: t.liveExpired,
  revoked: t.liveRevoked,
  paused: t.livePaused,
} as const;

function liveText({ live, isAsking }: Finding): string {
  if (live?.replacedBy !== undefined) return fill(t.replaced, { number: live.replacedBy });
  if (live !== undefined) return liveWords[live.state];
  return isAsking ? t.asking : t.notAvailable;
}

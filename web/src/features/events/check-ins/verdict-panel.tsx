import type { Arrival, VerdictKind } from 'contract/rules/events/check-in';
import { formatDateTime, timeOfDay } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useEffect } from 'react';
import * as t from '#messages/features/events/check-ins';
import {
  VerdictCard,
  type VerdictCardProps,
  VerdictPlaceholder,
  verdictStyles,
} from '#shared/public/verdict-card.tsx';
import type { Result } from './use-check-in.ts';

const words: Readonly<Record<VerdictKind, Omit<VerdictCardProps, 'facts' | 'children'>>> = {
  valid: { title: t.validTitle, text: t.validText, ...verdictStyles.good },
  'already-in': { title: t.alreadyInTitle, text: t.alreadyInText, ...verdictStyles.late },
  'too-early': { title: t.tooEarlyTitle, text: t.tooEarlyText, ...verdictStyles.late },
  unpaid: { title: t.unpaidTitle, text: t.unpaidText, ...verdictStyles.bad },
  revoked: { title: t.revokedTitle, text: t.revokedText, ...verdictStyles.bad },
  'other-event': { title: t.otherEventTitle, text: t.otherEventText, ...verdictStyles.bad },
  unknown: { title: t.unknownTitle, text: t.unknownText, ...verdictStyles.bad },
};

interface VerdictPanelProps {
  readonly result: Result | undefined;
  readonly opensAt: string;
  readonly arrivals: ReadonlyMap<string, Arrival>;
}

/** Announces each verdict to screen readers, and by sound and vibration. */
export function VerdictPanel({ result, opensAt, arrivals }: VerdictPanelProps) {
  useEffect(() => {
    if (result !== undefined) signalVerdict(result.verdict.kind);
  }, [result]);
  return (
    <div role="status" aria-label={t.resultLabel}>
      {result === undefined ? (
        <VerdictPlaceholder text={t.resultHint} />
      ) : (
        <Verdict result={result} opensAt={opensAt} arrivals={arrivals} />
      )}
    </div>
  );
}

function Verdict({ result: { verdict, scan }, opensAt, arrivals }: VerdictPanelProps & { result: Result }) {
  const { kind, person, first } = verdict;
  // Another device let the same ticket in before this one, and reported it afterwards.
  const earlier = scan === undefined ? undefined : arrivals.get(scan.ticket)?.first;
  const isTwice = earlier !== undefined && earlier.nonce !== scan?.nonce;
  const { text, ...card } = isTwice ? { ...words['already-in'], title: t.twiceTitle } : words[kind];
  const before = isTwice ? earlier : first;
  return (
    <VerdictCard
      {...card}
      text={
        before !== undefined
          ? fill(t.alreadyInAt, { time: timeOfDay(before.scannedAt), door: before.door })
          : kind === 'too-early'
            ? fill(t.doorsOpenAt, { time: formatDateTime(opensAt) })
            : text
      }
      facts={
        person && [
          [t.name, person.name],
          [t.memberNumber, person.memberNumber ?? t.notMember],
        ]
      }
    />
  );
}

let audio: AudioContext | undefined;

/** Milliseconds and hertz: a short high tone lets in, a long low one refuses. */
const tones = { good: { ms: 120, hertz: 880 }, bad: { ms: 450, hertz: 220 } } as const;

/** Signals a verdict by sound and vibration. Does nothing where the browser has neither. */
function signalVerdict(kind: VerdictKind): void {
  const { ms, hertz } = kind === 'valid' ? tones.good : tones.bad;
  navigator.vibrate?.(ms);
  try {
    audio ??= new AudioContext();
    const tone = audio.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + ms / 1000);
  } catch {
    // A browser without audio shows colour and words.
  }
}

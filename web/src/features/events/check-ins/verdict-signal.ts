import type { VerdictKind } from 'contract/rules/events/check-in';

let audio: AudioContext | undefined;

/** Milliseconds and hertz: a short high tone lets in, a long low one refuses. */
const tones = { good: { ms: 120, hertz: 880 }, bad: { ms: 450, hertz: 220 } } as const;

/** Signals a verdict by sound and vibration. Does nothing where the browser has neither. */
export function signalVerdict(kind: VerdictKind): void {
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

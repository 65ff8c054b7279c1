import { useEffect, useRef, useState } from 'react';
import * as t from '#messages/shared/scanning';
import { Button } from '#ui/base/button.tsx';
import { PhotoIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { textInFrame } from './read-picture.ts';

interface CameraScanProps {
  readonly onStart?: () => void;
  readonly onText: (text: string) => void;
  readonly hint: string;
  /** Scans until it is stopped, instead of one code. */
  readonly isContinuous?: boolean;
}

export function CameraScan({ onStart, onText, hint, isContinuous = false }: CameraScanProps) {
  const { video, isOn, problem, start, stop } = useCamera(onText, isContinuous);
  return (
    <div className="grid justify-items-start gap-4">
      <Button
        icon={<PhotoIcon />}
        variant={isOn ? 'secondary' : 'primary'}
        aria-pressed={isOn}
        onClick={() => {
          if (isOn) return stop();
          onStart?.();
          start();
        }}
      >
        {isOn ? t.stopCamera : t.startCamera}
      </Button>
      {/* Always rendered, because the stream needs the video element before it starts. */}
      <div className={isOn ? 'grid w-full gap-2' : 'hidden'}>
        <video
          ref={video}
          muted
          playsInline
          className="aspect-square w-full max-w-96 rounded-panel bg-navy object-cover"
        />
        <p role="status" className="text-muted text-sm">
          {isOn && hint}
        </p>
      </div>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}

/** Pause between two scans, so that the page stays responsive. */
const scanPauseMs = 150;

const explainProblem = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? t.cameraNotAllowed : t.cameraFailed;

function useCamera(onText: (text: string) => void, isContinuous: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    const screen = video.current;
    if (!isOn || screen === null) return;
    const end = new AbortController();
    scan(screen, end.signal, (text) => latest.current(text), isContinuous)
      .catch((error) => setProblem(explainProblem(error)))
      .finally(() => !end.signal.aborted && setOn(false));
    return () => end.abort();
  }, [isOn, isContinuous]);
  const start = () => {
    setProblem(undefined);
    setOn(true);
  };
  return { video, isOn, problem, start, stop: () => setOn(false) };
}

/** Time without a code after which the same code counts as shown again. */
const sameCodeMs = 3000;

/** Shows the camera stream and scans it, until the first code or until aborted. Always stops the camera. */
async function scan(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onText: (text: string) => void,
  isContinuous: boolean,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } },
  });
  try {
    video.srcObject = stream;
    await video.play();
    let last = { text: '', seenAt: 0 };
    while (!signal.aborted) {
      const text = await textInFrame(video);
      if (text !== undefined) {
        const isAgain = text === last.text && performance.now() - last.seenAt < sameCodeMs;
        last = { text, seenAt: performance.now() };
        if (!isAgain && !signal.aborted) onText(text);
        if (!isContinuous) return;
      }
      await new Promise((resolve) => setTimeout(resolve, scanPauseMs));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

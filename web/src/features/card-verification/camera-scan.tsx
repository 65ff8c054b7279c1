import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { PhotoIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { textInFrame } from './read-picture.ts';

interface CameraScanProps {
  readonly onStart: () => void;
  readonly onText: (text: string) => void;
}

export function CameraScan({ onStart, onText }: CameraScanProps) {
  const { video, isOn, problem, start, stop } = useCamera(onText);
  return (
    <div className="grid justify-items-start gap-4">
      <Button
        icon={<PhotoIcon />}
        variant={isOn ? 'secondary' : 'primary'}
        aria-pressed={isOn}
        onClick={() => {
          if (isOn) return stop();
          onStart();
          start();
        }}
      >
        {isOn ? 'Hentikan kamera' : 'Pindai dengan kamera'}
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
          {isOn && 'Arahkan kamera ke kode QR pada kartu.'}
        </p>
      </div>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}

/** Pause between two scans, so that the page stays responsive. */
const scanPauseMs = 150;

const explainProblem = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'Kamera tidak diizinkan. Izinkan kamera untuk situs ini pada pengaturan peramban, atau pilih gambar.'
    : 'Kamera tidak dapat dibuka. Pilih gambar atau tempel kodenya.';

function useCamera(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    const screen = video.current;
    if (!isOn || screen === null) return;
    const end = new AbortController();
    scan(screen, end.signal)
      .then((text) => text !== undefined && latest.current(text))
      .catch((error) => setProblem(explainProblem(error)))
      .finally(() => !end.signal.aborted && setOn(false));
    return () => end.abort();
  }, [isOn]);
  const start = () => {
    setProblem(undefined);
    setOn(true);
  };
  return { video, isOn, problem, start, stop: () => setOn(false) };
}

/** Shows the camera stream and scans it. Returns undefined when aborted. Always stops the camera. */
async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } },
  });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const text = await textInFrame(video);
      if (text !== undefined) return text;
      await new Promise((resolve) => setTimeout(resolve, scanPauseMs));
    }
    return undefined;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

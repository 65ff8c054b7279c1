import { Button } from '#ui/base/button.tsx';
import { PhotoIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { useCamera } from './use-camera.ts';

export function CameraScan({ onText }: { readonly onText: (text: string) => void }) {
  const { video, isOn, problem, start, stop } = useCamera(onText);
  return (
    <div className="grid justify-items-start gap-4">
      <Button
        icon={<PhotoIcon />}
        variant={isOn ? 'secondary' : 'primary'}
        aria-pressed={isOn}
        onClick={isOn ? stop : start}
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

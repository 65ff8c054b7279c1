import { Button } from '#ui/base/button.tsx';

interface BrokenPageProps {
  /** Why, and what to do about it. */
  readonly reason: string;
  /** What the button says. */
  readonly way: string;
  readonly onWay: () => void;
}

/** In the place of a page that cannot be shown, with a way on. */
export function BrokenPage({ reason, way, onWay }: BrokenPageProps) {
  return (
    <div role="alert" lang="id" className="wrap grid justify-items-start gap-4 py-24">
      <h1 className="text-title">Halaman ini tidak dapat ditampilkan</h1>
      <p className="max-w-prose text-muted">{reason}</p>
      <Button onClick={onWay}>{way}</Button>
    </div>
  );
}

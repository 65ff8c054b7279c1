import encodeQR from 'qr';
import { useMemo } from 'react';

/** Width in modules of the light border that scanners require (ISO/IEC 18004). */
const quietZone = 4;

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** QR code. It is dark on light in every colour scheme, because scanners require that. */
export function QrPicture({ text, label }: QrPictureProps) {
  const modules = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: quietZone }), [text]);
  const size = modules.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-60 max-w-full rounded-control bg-white"
    >
      <path fill="#060e22" d={toPathData(modules)} />
    </svg>
  );
}

/** Draws each run of dark modules in a row as one rectangle. */
function toPathData(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((line, row) =>
      [
        ...line
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${row}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

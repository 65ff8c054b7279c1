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
  const { size, path } = useMemo(() => qrDrawing(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-60 max-w-full rounded-control bg-white"
    >
      <path fill="#060e22" d={path} />
    </svg>
  );
}

/** Returns the side in modules, with the light border, and the dark modules as path of SVG or canvas. */
export function qrDrawing(text: string): { readonly size: number; readonly path: string } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  return { size: modules.length, path: toPathData(modules) };
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

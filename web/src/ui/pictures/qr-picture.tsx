import encodeQR from 'qr';
import { useMemo } from 'react';

/** The light around a code that readers need (ISO/IEC 18004), in modules. */
const quietZone = 4;

interface QrPictureProps {
  readonly text: string;
  /** What it is for, for who does not see it. */
  readonly label: string;
}

/** A QR code, dark on light in every theme, as readers need it. */
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
      <path fill="#060e22" d={pathOf(modules)} />
    </svg>
  );
}

/** Each run of dark modules of a row as one box. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
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

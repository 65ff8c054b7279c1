import { logoNodes, logoPetals } from 'contract/built-in/logo-shape';
import { association } from 'contract/text/association';

interface LogoProps {
  readonly onNavy?: boolean | undefined;
}

/** Logo: kawung petals, with their tips joined like the nodes of a network. */
export function LogoMark({
  onNavy = false,
  className = 'size-10',
}: LogoProps & { className?: string | undefined }) {
  const petals = onNavy ? 'fill-[#7fd9d1]' : 'fill-brand';
  const lines = onNavy ? 'stroke-[#7fd9d1]' : 'stroke-brand';
  return (
    <svg className={className} viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path className={lines} strokeWidth="1.6" d="M24 5.5 42.5 24 24 42.5 5.5 24Z" opacity="0.55" />
      <path className={petals} d={logoPetals} />
      <g className="fill-saffron">
        {logoNodes.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />
        ))}
      </g>
    </svg>
  );
}

export function Logo({ onNavy = false }: LogoProps) {
  return (
    <span className="flex items-center gap-3">
      <LogoMark onNavy={onNavy} className="size-10 shrink-0" />
      <span className="grid leading-none">
        <span className="font-extrabold text-xl tracking-tight">{association.shortName}</span>
        <span
          lang="en"
          className={`mt-1 hidden font-medium text-[0.6875rem] leading-tight sm:block ${onNavy ? 'text-on-navy-muted' : 'text-muted lg:max-xl:hidden'}`}
        >
          {association.name}
        </span>
      </span>
    </span>
  );
}

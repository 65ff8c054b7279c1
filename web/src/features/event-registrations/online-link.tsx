import { useEndpoint } from '#api/use-endpoint.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { ExternalIcon } from '#ui/base/icons.tsx';

/** Link for joining an event online, which only registered people get. Shows nothing without one. */
export function OnlineLink({ event }: { readonly event: string }) {
  const link = useEndpoint('getEventOnlineLink', { id: event }).data?.link ?? null;
  if (link === null) return null;
  return (
    <p className="grid justify-items-start gap-2">
      <a href={link} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
        Gabung daring
        <ExternalIcon className="size-4.5 shrink-0" />
        <span className="sr-only"> (membuka tab baru)</span>
      </a>
      <span className="text-muted text-sm">Tautan ini hanya untuk Anda. Jangan bagikan.</span>
    </p>
  );
}

import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations';
import { buttonClass } from '#ui/base/button.tsx';
import { ExternalIcon } from '#ui/base/icons.tsx';

/** Link of the account for joining an event online, which only registered people get. */
export function OwnOnlineLink({ event }: { readonly event: string }) {
  return <OnlineLink link={useEndpoint('getEventOnlineLink', { id: event }).data?.link ?? null} />;
}

/** Shows nothing without a link. */
export function OnlineLink({ link }: { readonly link: string | null }) {
  if (link === null) return null;
  return (
    <p className="grid justify-items-start gap-2">
      <a href={link} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
        {t.joinOnline}
        <ExternalIcon className="size-4.5 shrink-0" />
        <span className="sr-only"> {t.opensNewTab}</span>
      </a>
      <span className="text-muted text-sm">{t.onlineLinkHint}</span>
    </p>
  );
}

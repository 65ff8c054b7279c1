import * as t from '#messages/features/content/blogs';
import { CopyButton } from '#shared/payments/copy-button.tsx';
import { Button, buttonClass } from '#ui/base/button.tsx';
import { ExternalIcon, ShareIcon } from '#ui/base/icons.tsx';
import { useHydrated } from '#ui/lazy/use-hydrated.ts';

interface ShareLinksProps {
  readonly title: string;
  /** Absolute URL. */
  readonly url: string;
}

/** Opens the share sheet of the device. Devices without one copy the link or send it by WhatsApp. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const isHydrated = useHydrated();
  // Only in secure contexts, and not in all browsers.
  if (isHydrated && navigator.share !== undefined) return <ShareButton title={title} url={url} />;
  return (
    <div className="flex flex-wrap items-start gap-3">
      {isHydrated && <CopyButton text={url}>{t.copyLink}</CopyButton>}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary', 'small')}
      >
        {t.shareByWhatsApp}
        <ExternalIcon className="size-4 shrink-0" />
        <span className="sr-only">{t.newTab}</span>
      </a>
    </div>
  );
}

function ShareButton({ title, url }: ShareLinksProps) {
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet rejects too.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        icon={<ShareIcon className="size-4.5 shrink-0" />}
        onClick={() => void share()}
      >
        {t.share}
      </Button>
    </div>
  );
}

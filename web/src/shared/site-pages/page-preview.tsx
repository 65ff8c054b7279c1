import { Dialog } from '@base-ui/react/dialog';
import type { SiteContentReply } from 'contract/content/site-content';
import type { ComponentType, MouseEvent } from 'react';
import { buttonClass } from '#ui/base/button.tsx';
import { CloseIcon } from '#ui/base/shell-icons.tsx';
import { dialogStyles } from '#ui/dialogs/dialog-styles.ts';
import { PreviewContext } from './use-site-content.ts';

export interface PageView {
  readonly title: string;
  readonly preview: Pick<SiteContentReply, 'page' | 'content'>;
}

export interface PagePreviewProps {
  readonly title: string;
  /** One view, or two to compare; empty when closed. */
  readonly views: readonly PageView[];
  /** The public page, or the part of it that shows the content. */
  readonly Page: ComponentType;
  readonly onClose: () => void;
}

function preventNavigation(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
}

/** Part of SitePageEditor: full-screen preview of the public page with given content. */
export function PagePreview({ title, views, Page, onClose }: PagePreviewProps) {
  return (
    <Dialog.Root open={views.length > 0} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className="fixed inset-0 z-50 flex flex-col bg-surface text-ink outline-none">
          <header className="flex items-center gap-3 border-line border-b bg-surface-raised px-4 py-2">
            <Dialog.Title className="mr-auto font-bold">{title}</Dialog.Title>
            <Dialog.Close className={buttonClass('secondary', 'small')}>
              <CloseIcon className="size-4" />
              Tutup
            </Dialog.Close>
          </header>
          <div
            className={`grid min-h-0 flex-1 ${views.length > 1 ? 'grid-rows-2 lg:grid-cols-2 lg:grid-rows-1' : ''}`}
          >
            {views.map((view) => (
              <section
                key={view.title}
                aria-label={view.title}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrollable area
                tabIndex={0}
                className="min-h-0 overflow-y-auto border-line not-first:border-t lg:not-first:border-t-0 lg:not-first:border-l"
                onClickCapture={preventNavigation}
              >
                {views.length > 1 && (
                  <p className="sticky top-0 z-10 bg-brand-soft px-4 py-2 font-semibold text-brand-strong">
                    {view.title}
                  </p>
                )}
                <PreviewContext value={view.preview}>
                  <Page />
                </PreviewContext>
              </section>
            ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
